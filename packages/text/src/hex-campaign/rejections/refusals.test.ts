import type { Event, RefusalCode } from '@sealed-orders/rules/hex-campaign';
import { describe, expect, test } from 'vitest';
import { plain } from '../../sentence.ts';
import { describeEvent } from '../events.ts';
import { describeRejection } from '../rejections.ts';
import type { Words } from '../words.ts';
import type { Refused } from './reason.ts';

/** Words that use ids as names, with hexes in brackets. */
const words: Words = {
  seat: (id) => ({ kind: 'seat', text: id, ref: id }),
  hex: (key) => ({ kind: 'hex', text: `[${key}]`, ref: key }),
  piece: (id) => ({ kind: 'name', text: id, ref: id }),
  named: (id, name) => ({ kind: 'name', text: name, ref: id }),
  sort: (piece) => ({ kind: 'name', text: `a ${piece.kind}`, ref: piece.id }),
  isReader: (id) => id === 'red',
};

describe('a refusal names its subject', () => {
  test.each<[RefusalCode, Refused['facts'], string]>([
    ['mixed-lists', {}, 'Units from different lists can’t be in the same detachment.'],
    ['mixed-lists', { unit: 'Predator' }, 'Predator: units from different lists can’t be in the same detachment.'],
    ['in-debt', { debt: 20 }, 'You still owe 20 BP in upkeep. Pay it before you raise a new detachment.'],
    ['settlement-too-small', { building: 'training-facilities', size: 3 }, 'Training Facilities need a City.'],
    ['too-dear', { hex: '3,0', cost: 150, stock: 20 }, 'It costs 150 BP, but the store at [3,0] holds only 20.'],
    [
      'payer-too-far',
      { payer: '3,0' },
      '[3,0] can’t pay for this. Only your Capital or one of your settlements within three hexes can.',
    ],
    [
      'refund-goes-elsewhere',
      { hex: '3,0' },
      'The refund can’t go to [3,0]. It goes to the nearest settlement that could pay for this.',
    ],
    [
      'losses-too-few',
      { owed: 350, chosen: 300, damage: 350, picked: 0 },
      'The chosen units are worth 300 points, but the damage is 350.',
    ],
    [
      'losses-too-few',
      { owed: 300, chosen: 1, damage: 400, picked: 100 },
      'The chosen units are worth 1 point, but you must still lose 300: the damage is 400, and the enemy picked 100.',
    ],
    [
      'loss-superfluous',
      { owed: 300, chosen: 420, unit: 'u1', name: 'Scouts' },
      'You can leave out Scouts: the other chosen units already cover the damage.',
    ],
    ['loss-not-there', { unit: 'u1', name: 'Scouts' }, 'Scouts can’t lose that much.'],
    ['loss-not-there', { unit: 'u9' }, 'One of the chosen units takes no part in this battle.'],
    [
      'weak-detachment',
      { piece: 'R1', order: 'claim-area' },
      'With fewer than 500 ready points, it must recover, hold a Stronghold, or end its move closer, in movement points, to one or to the Capital.',
    ],
    [
      'weak-detachment',
      { piece: 'R1', order: 'recover' },
      'Recovery can’t bring it above 500 ready points, so it must hold a Stronghold, or end its move closer, in movement points, to one or to the Capital.',
    ],
    [
      'weak-released',
      { piece: 'R1', order: 'guard' },
      'It was released and has fewer than 500 ready points, so it must move towards a Stronghold or the Capital, or hold the one it is in.',
    ],
    [
      'sites-too-near',
      { hex: '2,0', other: '1,1', least: 3, near: 'capital' },
      '[2,0] is too near the Capital at [1,1]: it must be at least 3 hexes away.',
    ],
    [
      'sites-too-near',
      { hex: '2,0', other: '1,1', least: 2, near: 'resource' },
      '[2,0] is too near the resource at [1,1]: it must be at least 2 hexes away.',
    ],
    [
      'no-room-for-army',
      { seat: 'red', detachment: 'Third' },
      'There is no hex left for the detachment Third in the starting land of red.',
    ],
    [
      'no-room-for-sites',
      { seat: 'red' },
      'There is no room in the starting land of red for a Capital, settlements and resources.',
    ],
    ['no-airspace', { airspace: 9 }, 'The map has no Airspace 9.'],
    ['no-airspace', { row: 2 }, 'A hex in row 2 has no Airspace.'],
    ['seat-count', { found: 1, least: 2, most: 8 }, 'This preset is for 2 to 8 seats, not for 1.'],
    ['seat-count', { found: 5, least: 4, most: 4 }, 'This preset is for 4 seats, not for 5.'],
    ['no-start-zones', { found: 0, wanted: 2 }, 'The map has no start zones yet, but 2 are needed.'],
    ['no-start-zones', { found: 1, wanted: 3 }, 'The map has room for 1 start zone, but 3 are needed.'],
    ['no-side', { edge: '0,0|4,0' }, 'A river can’t run between [0,0] and [4,0]: they are not next to each other.'],
    [
      'no-road-there',
      { edge: '0,0|4,0' },
      'A road can’t run between [0,0] and [4,0]: it needs two land hexes next to each other.',
    ],
    [
      'label-unreadable',
      { hex: '1,0' },
      'The name at [1,0] can’t be shown. Remove characters such as < and >, and any hidden ones.',
    ],
    ['no-land', {}, 'The map has no land. Paint some: armies need ground to stand on.'],
    [
      'starts-unconnected',
      { hex: '1,0', near: '8,0' },
      'No army can march from the start zone at [1,0] to the one at [8,0]: there is water between them.',
    ],
    ['not-a-map', { at: 'rows 2' }, 'This is not a map of the hex campaign: rows 2 could not be read.'],
    ['not-a-map', { at: '' }, 'This is not a map of the hex campaign.'],
    [
      'map-too-large',
      { most: 16_384, side: 512 },
      'The map is too large. A map can have up to 16,384 hexes, and 512 in a row or column.',
    ],
    [
      'order-not-for-piece',
      { kind: 'spy', order: 'planned-attack' },
      'You can’t give a spy this order: Planned attack.',
    ],
    ['battle-waits', { hex: '1,0' }, 'A battle has yet to be fought at [1,0], so nobody else can go there.'],
    ['battle-waits', { piece: 'R1' }, 'Until its postponed battle has been fought, it can only guard.'],
    ['closed-capital', { hex: '1,0' }, '[1,0] is closed to your diplomat.'],
    ['not-awaited', { phase: 'battle-orders' }, 'You can’t do this now: the open phase is Battle orders.'],
    ['more-than-took-part', { unit: 'u1', name: 'Tanks', ready: 1 }, 'Only 1 model of Tanks took part.'],
    ['deal-no-capital', { seat: 'red' }, 'You have no Capital, and both sides need one to make a deal.'],
    ['deal-no-capital', { seat: 'blue' }, 'Both sides need a Capital to make a deal, and this player has none: blue.'],
  ])('%s %o', (code, facts, sentence) => {
    expect(plain(describeRejection({ code, facts }, words))).toBe(sentence);
  });
});

describe('singular and plural', () => {
  test.each<[RefusalCode, Refused['facts'], string]>([
    [
      'rebuild-first',
      { detachment: 'Third', unit: 'Platoon', models: 1 },
      'First replace the losses of Third: 1 lost model of Platoon can be replaced here.',
    ],
    ['too-large', { points: 1, most: 0 }, 'It would have 1 point; at most 0 allowed.'],
    ['not-so-many-ready', { ready: 1 }, 'This unit has only 1 ready model.'],
    ['no-free-place', { places: 1 }, 'That unit has room for only 1 model.'],
    ['strongholds-enough', { most: 1 }, 'Your settlements allow only 1 Stronghold.'],
    ['no-road-actions', { most: 1 }, 'Your settlements give you only 1 road action a turn.'],
    ['no-free-roads-left', { most: 1 }, 'You have used up your free road action.'],
    ['no-free-roads-left', { most: 3 }, 'You have used up your 3 free road actions.'],
    ['too-many-offers', { most: 1 }, 'You can have at most 1 offer on the table.'],
    ['fun-battles-used', { most: 1 }, 'Each player can fight at most 1 fun battle a turn.'],
    ['too-many-spies', { most: 1 }, 'An Espionage Center can have no more than 1 living spy.'],
    ['path-too-long', { most: 1 }, 'A path can have at most 1 hex.'],
    ['settlement-too-small', { building: 'training-facilities', size: 2 }, 'Training Facilities need a Town.'],
    ['garrison-too-large', { points: 1, most: 1 }, 'It would have 1 point; the Stronghold can hold only 1.'],
    ['picks-too-many', { picked: 2, limit: 1 }, 'You picked 2 points; at most 1 allowed, a quarter of the damage.'],
    ['special-quota', { type: 'I', detachments: 1, most: 0 }, 'With 1 detachment, you can’t have any of type I.'],
    ['site-count', { sites: 'urban', found: 1, wanted: 2 }, 'Place 2 settlements here, not 1.'],
    ['site-count', { sites: 'resources', found: 0, wanted: 1 }, 'Place 1 resource here, not 0.'],
    ['site-count', { sites: 'resources', found: 1, wanted: 0 }, 'You have no resources to place.'],
    ['not-so-many-ready', { ready: 0 }, 'This unit has no ready models.'],
    ['no-free-place', { places: 0 }, 'That unit has no room for more models.'],
    ['strongholds-enough', { most: 0 }, 'Your settlements don’t allow any Strongholds.'],
    ['no-road-actions', { most: 0 }, 'Your settlements don’t give you any road actions.'],
    ['no-room-for-defence', { room: 'towers', most: 0 }, 'This Stronghold has no room for towers and batteries.'],
    [
      'no-room-for-defence',
      { room: 'other', most: 250 },
      'This Stronghold is full: its limit for other works is 250 BP.',
    ],
    ['no-free-roads-left', { most: 0 }, 'You have no free road actions.'],
    ['fun-battles-used', { most: 0 }, 'This campaign has no fun battles.'],
    ['picks-too-many', { picked: 1, limit: 0 }, 'You can’t pick any losses: the damage is too small.'],
    ['more-than-took-part', { name: 'Tanks', ready: 0 }, 'No models of Tanks took part.'],
    ['composition', { slot: 'elite', units: 1, least: 0, most: 0 }, '1 Elite; none allowed.'],
    ['too-dear', { hex: '3,0', cost: 5, stock: 0 }, 'It costs 5 BP, but the store at [3,0] is empty.'],
  ])('%s', (code, facts, sentence) => {
    expect(plain(describeRejection({ code, facts }, words))).toBe(sentence);
  });
});

describe('a refused build line is named, with the hex that pays', () => {
  const refused = (line: object, code: string, facts: object): string => {
    const at = { turn: 3, phase: 'build', to: ['red'], seat: 'red', rule: 'HEX-BP-12' };
    return plain(describeEvent({ ...at, type: 'line-refused', line, code, facts } as unknown as Event, words));
  };
  test.each<[object, string, object, string]>([
    [
      { type: 'building', hex: '0,0', building: 'academy', aspect: null },
      'settlement-too-small',
      { building: 'academy', size: 3 },
      'Not carried out: Academy at [0,0]. An Academy needs a City.',
    ],
    [
      { type: 'defence', hex: '1,0', defence: 'turret', weapon: 'las-cannons', payer: '0,0' },
      'too-dear',
      { hex: '0,0', cost: 70, stock: 20 },
      'Not carried out: turret with las-cannons at [1,0], paid by [0,0]. It costs 70 BP, but the store at [0,0] holds only 20.',
    ],
    [
      { type: 'road', edge: '0,0|1,0', payer: '3,0' },
      'no-road-actions',
      { most: 1 },
      'Not carried out: road between [0,0] and [1,0], paid by [3,0]. Your settlements give you only 1 road action a turn.',
    ],
    [
      { type: 'replace', piece: 'R1', unit: 'u1', models: 1 },
      'not-so-many-dead',
      { dead: 0 },
      'Not carried out: replacing 1 model of R1. You can replace only dead models, and this unit has none.',
    ],
    [
      { type: 'new-detachment', hex: '0,0', name: 'Third', special: null, units: [], orbit: false, prefer: [] },
      'in-debt',
      { debt: 20 },
      'Not carried out: detachment Third at [0,0]. You still owe 20 BP in upkeep. Pay it before you raise a new detachment.',
    ],
  ])('%o', (line, code, facts, sentence) => {
    expect(refused(line, code, facts)).toBe(sentence);
  });
});

test('a failed battle order names the hex', () => {
  const at = { turn: 3, phase: 'battle-movement', to: ['red'], seat: 'red', rule: 'HEX-BORD-07' };
  const event = { type: 'battle-order-refused', piece: 'R1', order: 'withdraw', code: 'enemy-there' };
  const told = { ...at, ...event, facts: { hex: '1,0' } } as unknown as Event;
  expect(plain(describeEvent(told, words))).toBe(
    'R1 could not carry out its order (withdraw). An enemy army is at [1,0].',
  );
});

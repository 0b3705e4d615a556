import type { Event, RefusalCode } from '@sealed-orders/rules/hex-campaign';
import { describe, expect, test } from 'vitest';
import { plain } from '../../sentence.ts';
import { describeEvent } from '../events.ts';
import { describeRejection } from '../rejections.ts';
import type { Words } from '../words.ts';
import type { Refused } from './reason.ts';

/** Words that call everything by its id, hexes in brackets. */
const words: Words = {
  seat: (id) => ({ kind: 'seat', text: id, ref: id }),
  hex: (key) => ({ kind: 'hex', text: `[${key}]`, ref: key }),
  piece: (id) => ({ kind: 'name', text: id, ref: id }),
  named: (id, name) => ({ kind: 'name', text: name, ref: id }),
  sort: (piece) => ({ kind: 'name', text: `a ${piece.kind}`, ref: piece.id }),
  isReader: (id) => id === 'red',
};

describe('a refusal names what it is about', () => {
  test.each<[RefusalCode, Refused['facts'], string]>([
    ['mixed-lists', {}, 'Units of different lists cannot stand in one detachment.'],
    [
      'mixed-lists',
      { unit: 'Predator' },
      'Predator is on another list: units of different lists cannot stand in one detachment.',
    ],
    ['in-debt', { debt: 20 }, 'Upkeep of 20 BP is still owed: no new detachment can be ordered before it is paid.'],
    ['too-dear', { hex: '3,0', cost: 150, stock: 20 }, 'It costs 150 BP; the store of [3,0] holds 20.'],
    [
      'payer-too-far',
      { payer: '3,0' },
      '[3,0] cannot pay for this: the Capital pays, or a settlement of yours within three hexes.',
    ],
    [
      'refund-goes-elsewhere',
      { hex: '3,0' },
      'The refund cannot go to [3,0]: it goes to the nearest settlement that may pay here.',
    ],
    [
      'losses-too-few',
      { owed: 350, chosen: 300, damage: 350, picked: 0 },
      'The chosen units are worth 300 points; the damage is 350.',
    ],
    [
      'losses-too-few',
      { owed: 300, chosen: 1, damage: 400, picked: 100 },
      'The chosen units are worth 1 point; of the damage of 400 the enemy picked 100, which leaves 300.',
    ],
    [
      'loss-superfluous',
      { owed: 300, chosen: 420, unit: 'u1', name: 'Scouts' },
      'Scouts can be left out: without it the chosen units still reach the damage.',
    ],
    ['loss-not-there', { unit: 'u1', name: 'Scouts' }, 'So much of Scouts is not there to lose.'],
    ['loss-not-there', { unit: 'u9' }, 'One of the chosen units takes no part in this battle.'],
    [
      'weak-detachment',
      { piece: 'R1', order: 'claim-area' },
      'Under 500 ready points it must recover, hold a Stronghold, or go toward one or the Capital.',
    ],
    [
      'weak-detachment',
      { piece: 'R1', order: 'recover' },
      'Recovery cannot lift it above 500 ready points: it must hold a Stronghold, or go toward one or the Capital.',
    ],
    [
      'weak-released',
      { piece: 'R1', order: 'guard' },
      'Released and under 500 ready points, it must go toward a Stronghold or the Capital, or hold the one it is in.',
    ],
    [
      'sites-too-near',
      { hex: '2,0', other: '1,1', least: 3, near: 'capital' },
      '[2,0] is too near the Capital at [1,1]: it must lie at least 3 hexes away.',
    ],
    [
      'sites-too-near',
      { hex: '2,0', other: '1,1', least: 2, near: 'resource' },
      '[2,0] is too near the resource at [1,1]: it must lie at least 2 hexes away.',
    ],
    [
      'no-room-for-army',
      { seat: 'red', detachment: 'Third' },
      'The land that red starts with has no hex left for the detachment Third.',
    ],
    [
      'no-room-for-sites',
      { seat: 'red' },
      'The land that red starts with has no room for its Capital, settlements and resources.',
    ],
    ['no-airspace', { airspace: 9 }, 'The map has no Airspace 9.'],
    ['no-airspace', { row: 2 }, 'Row 2 of the Airspaces has a hex without one.'],
    ['seat-count', { found: 1, least: 2, most: 8 }, 'This preset is for 2 to 8 seats, not for 1.'],
    ['seat-count', { found: 5, least: 4, most: 4 }, 'This preset is for 4 seats, not for 5.'],
    ['no-start-zones', { found: 1, wanted: 3 }, 'The map has room for 1 start zone, and 3 are needed.'],
    ['no-side', { edge: '0,0|4,0' }, 'A river cannot run between [0,0] and [4,0]: they are not next to each other.'],
    [
      'no-road-there',
      { edge: '0,0|4,0' },
      'A road cannot run between [0,0] and [4,0]: it needs two land hexes next to each other.',
    ],
    [
      'label-unreadable',
      { hex: '1,0' },
      'The name at [1,0] cannot be shown: it may not have signs such as < and >, nor hidden ones.',
    ],
    ['no-land', {}, 'The map has no land. Paint some: armies need ground to stand on.'],
    [
      'starts-unconnected',
      { hex: '1,0', near: '8,0' },
      'No army can walk from the start at [1,0] to the one at [8,0]: water lies between them.',
    ],
    ['not-a-map', { at: 'rows 2' }, 'This is not a map of the hex campaign: rows 2 was not understood.'],
    ['not-a-map', { at: '' }, 'This is not a map of the hex campaign.'],
    [
      'map-too-large',
      { most: 16_384, side: 512 },
      'The map is too large. A map may have up to 16,384 hexes, and 512 in a row or column.',
    ],
    [
      'order-not-for-piece',
      { kind: 'spy', order: 'planned-attack' },
      'A spy cannot be given the order Planned attack.',
    ],
    ['battle-waits', { hex: '1,0' }, 'A battle waits to be fought at [1,0]: nobody else goes there.'],
    ['battle-waits', { piece: 'R1' }, 'Its battle was put off; until that is fought it only guards.'],
    ['closed-capital', { hex: '1,0' }, '[1,0] is closed to your diplomat.'],
    ['not-awaited', { phase: 'battle-orders' }, 'This is not asked for now: the phase is Battle orders.'],
    ['more-than-took-part', { unit: 'u1', name: 'Tanks', ready: 1 }, 'Only 1 model of Tanks took part.'],
    ['deal-no-capital', { seat: 'red' }, 'You have no Capital, and both sides need one to make a deal.'],
    ['deal-no-capital', { seat: 'blue' }, 'blue has no Capital, and both sides need one to make a deal.'],
  ])('%s %o', (code, facts, sentence) => {
    expect(plain(describeRejection({ code, facts }, words))).toBe(sentence);
  });
});

describe('one of a thing is not several', () => {
  test.each<[RefusalCode, Refused['facts'], string]>([
    [
      'rebuild-first',
      { detachment: 'Third', unit: 'Platoon', models: 1 },
      'Third first: 1 lost model of Platoon can be replaced here.',
    ],
    ['too-large', { points: 1, most: 0 }, 'It would have 1 point; at most 0 are allowed.'],
    ['not-so-many-ready', { ready: 1 }, 'This unit has 1 ready model.'],
    ['no-free-place', { places: 1 }, 'That unit has 1 free place.'],
    ['strongholds-enough', { most: 1 }, 'Your settlements allow 1 Stronghold.'],
    ['no-road-actions', { most: 1 }, 'Your settlements give 1 road action a turn.'],
    ['no-free-roads-left', { most: 1 }, 'Your 1 free road action is used up.'],
    ['no-free-roads-left', { most: 3 }, 'Your 3 free road actions are used up.'],
    ['too-many-offers', { most: 1 }, 'No more than 1 offer may lie on the table.'],
    ['fun-battles-used', { most: 1 }, 'Each player fights at most 1 fun battle a turn.'],
    ['too-many-spies', { most: 1 }, 'An Espionage Center has no more than 1 living spy.'],
    ['path-too-long', { most: 1 }, 'A path has up to 1 hex.'],
    ['garrison-too-large', { points: 1, most: 1 }, 'It would have 1 point; the Stronghold holds 1.'],
    ['picks-too-many', { picked: 1, limit: 0 }, 'You picked 1 point; a quarter of the damage is 0.'],
    ['special-quota', { type: 'I', detachments: 1, most: 0 }, 'With 1 detachment 0 may be of type I.'],
    ['site-count', { sites: 'urban', found: 1, wanted: 2 }, 'Place 2 settlements here, not 1.'],
    ['site-count', { sites: 'resources', found: 0, wanted: 1 }, 'Place 1 resource here, not 0.'],
  ])('%s', (code, facts, sentence) => {
    expect(plain(describeRejection({ code, facts }, words))).toBe(sentence);
  });
});

describe('a build order that was not carried out is named, with the hex that pays', () => {
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
      'Not carried out: turret with las-cannons at [1,0], paid by [0,0]. It costs 70 BP; the store of [0,0] holds 20.',
    ],
    [
      { type: 'road', edge: '0,0|1,0', payer: '3,0' },
      'no-road-actions',
      { most: 1 },
      'Not carried out: road between [0,0] and [1,0], paid by [3,0]. Your settlements give 1 road action a turn.',
    ],
    [
      { type: 'replace', piece: 'R1', unit: 'u1', models: 1 },
      'not-so-many-dead',
      { dead: 0 },
      'Not carried out: replacing 1 model of R1. Only the dead are replaced: 0 of this unit.',
    ],
    [
      { type: 'new-detachment', hex: '0,0', name: 'Third', special: null, units: [], orbit: false, prefer: [] },
      'in-debt',
      { debt: 20 },
      'Not carried out: detachment Third at [0,0]. Upkeep of 20 BP is still owed: no new detachment can be ordered before it is paid.',
    ],
  ])('%o', (line, code, facts, sentence) => {
    expect(refused(line, code, facts)).toBe(sentence);
  });
});

test('a battle order that came to nothing says where', () => {
  const at = { turn: 3, phase: 'battle-movement', to: ['red'], seat: 'red', rule: 'HEX-BORD-07' };
  const event = { type: 'battle-order-refused', piece: 'R1', order: 'withdraw', code: 'enemy-there' };
  const told = { ...at, ...event, facts: { hex: '1,0' } } as unknown as Event;
  expect(plain(describeEvent(told, words))).toBe('R1 could not carry out withdraw: An enemy army is at [1,0].');
});

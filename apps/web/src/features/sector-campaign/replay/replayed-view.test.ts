import type { SeatLetter } from '@sealed-orders/map';
import { type Event, sectorCampaign, type View } from '@sealed-orders/rules/sector-campaign';
import { type SectorWar, sectorTerritory, sectorWar } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { sectorViewOf } from '../sector-view-of.ts';
import { deploying } from '../testing/deploying.ts';
import { attacked, atWar } from '../testing/wars.ts';
import { replayedView } from './replayed-view.ts';

const letterOf = (seat: string): SeatLetter => (seat === 'anna' ? 'a' : 'c');
const event = (told: object): Event =>
  sectorCampaign.schemas.event.parse({ rule: 'SEC-MOVE-02', to: 'all', turn: 1, ...told });
const at = (made: SectorWar, name: string) => sectorTerritory(made.state, name);

const board = (view: View) => sectorViewOf(view, letterOf);
const standing = (view: View) =>
  Object.fromEntries(Object.values(view.board.counters).map(({ id, at: place }) => [id, place]));

test('a move moves its counter, and nothing else', () => {
  const made = sectorWar('moves', { pieces: { Wolves: 'west 8', Owls: 'east E' } });
  const before = made.seenBy('anna');
  made.does('west', { type: 'move', detachment: made.one('Wolves').id, to: at(made, '7'), isBonus: false });
  const after = made.seenBy('anna');
  const replayed = replayedView(before, made.events, after);
  expect(standing(replayed)).toEqual(standing(after));
  expect(standing(replayed)).not.toEqual(standing(before));
});

test('an attack commits its counters, opens a battle and draws its arrow', () => {
  const made = atWar();
  const before = made.seenBy('bert');
  const after = attacked().seenBy('bert');
  const told = attacked().events;
  const [begun] = told.filter(({ type }) => type === 'attack-declared');
  const drawn = board(replayedView(before, begun === undefined ? [] : [begun], after));
  expect(board(before).arrows).toEqual([]);
  expect(drawn.arrows).toEqual(board(after).arrows);
  expect(drawn.territories).toEqual(board(after).territories);
  expect(drawn.counters).toEqual(board(after).counters);
});

test('a counter that is placed comes onto the board with its face to its own side and its back to the enemy', () => {
  const made = deploying('Wolves', 'Bears');
  made.until('deployment');
  const [asked] = made.board.asked;
  const side = asked?.side ?? 'west';
  const [own, enemy] = side === 'west' ? ['anna', 'bert'] : ['bert', 'anna'];
  const before = { own: made.seenBy(own), enemy: made.seenBy(enemy) };
  const detachment = made.one(side === 'west' ? 'Wolves' : 'Owls').id;
  const place = at(made, side === 'west' ? '1' : 'G');
  made.does(side, { type: 'place', detachment, at: place });
  const placed = made.events.filter(({ type }) => type === 'placed');
  const seen = (view: View, after: View) => board(replayedView(view, placed, after)).counters[place];
  expect(seen(before.own, made.seenBy(own))).toMatchObject([{ number: 1, face: { icon: 'infantry' } }]);
  expect(seen(before.enemy, made.seenBy(enemy))).toMatchObject([{ number: 1, face: null }]);
});

test('the end of a battle frees its counters, and a retreat moves them', () => {
  const before = attacked().seenBy('bert');
  const { territory, id } = Object.values(before.board.battles)[0] ?? {};
  const [owls] = Object.values(before.board.counters).filter((one) => one.at === territory);
  const gone = [
    event({
      ...{ type: 'battle-ended', battle: id, territory, attacker: 'west', commanders: [], ending: 'report' },
      ...{ winner: 'attacker', fought: [] },
    }),
    event({ type: 'control-changed', territory, was: 'east', side: 'west', how: 'won' }),
    event({ type: 'retreated', counter: owls?.id, from: territory, into: at(atWar(), 'E') }),
  ];
  const after = replayedView(before, gone, before);
  expect(after.board.battles).toEqual({});
  expect(Object.values(after.board.counters).map(({ battle }) => battle)).toEqual([null, null, null, null, null]);
  expect(after.board.territories[territory ?? '']?.controller).toBe('west');
  expect(after.board.counters[owls?.id ?? '']?.at).toBe(at(atWar(), 'E'));
});

test('counters that are hidden again have only their new numbers, and those of the other side stay', () => {
  const before = atWar().seenBy('bert');
  const first = before.board.counters['west-1'];
  if (first === undefined) throw new Error('no counter');
  const { 'west-1': _gone, ...others } = before.board.counters;
  const counters = { ...others, 'west-9': { ...first, id: first.id.replace('1', '9'), number: 9 } };
  const after = sectorCampaign.schemas.view.parse({ ...before, board: { ...before.board, counters } });
  const replayed = replayedView(before, [event({ type: 'renumbered', side: 'west', counters: 1 })], after);
  expect(Object.keys(replayed.board.counters).sort()).toEqual(Object.keys(counters).sort());
});

test('a new turn clears the declarations, and events without a place change nothing', () => {
  const before = attacked().seenBy('anna');
  expect(replayedView(before, [event({ type: 'turn-began', turn: 2 })], before).board).toMatchObject({
    ...{ turn: 2, declared: [] },
  });
  const scored = event({
    type: 'scored',
    side: 'west',
    amount: 1,
    score: 'enemy-minor',
    battle: null,
    territories: ['e1'],
  });
  expect(replayedView(before, [scored], before)).toEqual(before);
});

test('isolation and fortifications are drawn as they are told', () => {
  const before = atWar().seenBy('anna');
  const seven = at(atWar(), '7');
  const cut = replayedView(before, [event({ type: 'isolated', territories: [seven] })], before);
  expect(cut.board.territories[seven]?.isIsolated).toBe(true);
  const dug = event({ type: 'fortification-begun', side: 'west', territory: seven });
  const built = event({ type: 'fortified', side: 'west', territory: seven });
  expect(replayedView(before, [dug], before).board.territories[seven]).toMatchObject({ isBeingFortified: true });
  expect(replayedView(before, [dug, built], before).board.territories[seven]).toMatchObject({
    ...{ isBeingFortified: false, isFortified: true },
  });
});

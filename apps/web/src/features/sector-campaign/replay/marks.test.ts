import type { SeatLetter } from '@sealed-orders/map';
import { type Event, sectorCampaign } from '@sealed-orders/rules/sector-campaign';
import { sectorTerritory } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { sectorViewOf } from '../sector-view-of.ts';
import { attacked, atWar } from '../testing/wars.ts';
import { countersOf, moverOf, territoriesOf, wayOf, withMarks } from './marks.ts';

const letterOf = (seat: string): SeatLetter => (seat === 'anna' ? 'a' : 'c');
const made = atWar();
const at = (name: string) => sectorTerritory(made.state, name);
const view = made.seenBy('bert');
const event = (told: object): Event =>
  sectorCampaign.schemas.event.parse({ rule: 'SEC-MOVE-02', to: 'all', turn: 1, ...told });
const drawn = sectorViewOf(view, letterOf);
const marks = (...events: readonly Event[]) => {
  const { arrows, flights } = withMarks(drawn, { events, told: events }, view.board, letterOf);
  return { arrows, flights };
};

const move = event({ type: 'moved', counter: 'west-1', from: at('8'), into: at('7'), isBonus: false });
const begun = event({
  ...{ type: 'flight-began', counter: 'west-2', purpose: 'move', from: at('8'), route: [at('B'), at('C'), at('9')] },
  ...{ cargo: null, escort: null },
});
const landed = event({ type: 'flown', counter: 'west-2', from: at('8'), into: at('9'), cargo: null });

test('a move is an arrow in the colours of its side, and its counter goes that way', () => {
  expect(marks(move)).toEqual({
    arrows: [{ kind: 'move', from: at('8'), to: at('7'), seat: 'a', number: null }],
    flights: [],
  });
  expect([moverOf(move), wayOf(move, [])]).toEqual(['west-1', [at('8'), at('7')]]);
});

test('a flight is a line through everything it enters, and its counter follows the line', () => {
  const way = [at('8'), at('B'), at('C'), at('9')];
  expect(marks(begun)).toEqual({ arrows: [], flights: [{ way, seat: 'a', isPlan: false }] });
  expect(wayOf(landed, [begun, landed])).toEqual(way);
  expect([moverOf(begun), moverOf(landed)]).toEqual([null, 'west-2']);
});

test('an attack outlines where it starts and where it goes, and its arrow is on the board already', () => {
  const told = attacked();
  const attack = told.events.find(({ type }) => type === 'attack-declared');
  if (attack === undefined) throw new Error('no attack');
  expect(territoriesOf(attack, told.seenBy('bert').board)).toEqual([at('8'), at('B')]);
  expect(countersOf(attack)).toEqual(['west-1']);
  expect(marks(attack)).toEqual({ arrows: [], flights: [] });
});

test('a battle outlines everyone in it; an interception both aircraft', () => {
  const battle = { battle: 'b1', territory: at('B') };
  const fight = event({
    ...{ type: 'battle-began', ...battle },
    ...{ attackers: ['west-1'], defenders: ['east-1'], responders: ['east-2'] },
  });
  expect(countersOf(fight)).toEqual(['west-1', 'east-1', 'east-2']);
  const met = event({ type: 'intercepted', counter: 'west-2', by: 'east-2', at: at('B'), isByEscort: false });
  expect([countersOf(met), territoriesOf(met, view.board)]).toEqual([['west-2', 'east-2'], [at('B')]]);
});

test('spectators see where somebody scouted, and nothing of who', () => {
  const seen = event({ type: 'scouting-seen', territory: at('B') });
  expect([marks(seen), countersOf(seen), territoriesOf(seen, view.board)]).toEqual([
    { arrows: [], flights: [] },
    [],
    [at('B')],
  ]);
});

test('events without a place mark nothing', () => {
  const turn = event({ type: 'turn-began' });
  expect([countersOf(turn), territoriesOf(turn, view.board)]).toEqual([[], []]);
  expect(withMarks(drawn, { events: [turn], told: [turn] }, view.board, letterOf)).toBe(drawn);
});

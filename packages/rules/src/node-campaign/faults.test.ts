import { expect, test } from 'vitest';
import { attacked, field } from './battles/testing.ts';
import { faults } from './faults.ts';
import { node, seat, setUp, type War } from './testing.ts';
import type { Draft } from './types.ts';

/** Orks from O7 attack the Guard in O4; Chaos is in D1. */
const war = (): War =>
  attacked(
    field(
      { red: 'orks', blue: 'imperial-guard', green: 'chaos' },
      {
        pieces: {
          f1: { owner: 'blue', at: 'O4', units: [500] },
          f2: { owner: 'red', at: 'O4', from: 'O7', units: [500] },
          f3: { owner: 'green', at: 'D1', units: [500] },
        },
        control: { O3: 'blue', O7: 'red', D1: null },
      },
    ),
    'O4',
    'f2',
  );

test('A war has no faults, in the set-up and in battle', () => {
  expect(faults(setUp({ red: 'orks', blue: 'tau' }).state)).toEqual([]);
  expect(faults(war().state)).toEqual([]);
});

type Break = (state: Draft) => void;
const force = (state: Draft, id: string) => state.forces[id] ?? never();
const at = (state: Draft, id: string) => state.nodes[id] ?? never();
const b1 = (state: Draft) => state.battles.b1 ?? never();
function never(): never {
  throw new Error('not there');
}

test.each<[string, Break]>([
  ['seat red is listed twice', (state) => state.seats.push(seat('red'))],
  ['purses are not those of the seats', (state) => delete state.purses.red],
  ['red has a faction, or none, and should not', (state) => Object.assign(state.players.red ?? {}, { faction: null })],
  ['red waits for a call that is not its own', (state) => Object.assign(state.players.red ?? {}, { isUncalled: true })],
  ['red has less than no points', (state) => Object.assign(state.purses.red ?? {}, { cp: -1 })],
  ['red holds points of no session', (state) => state.purses.red?.held.push({ session: 9, points: 1 })],
  ['nodes are not those of the map', (state) => delete state.nodes.O9],
  ['node O9 is controlled by nobody in the war', (state) => (at(state, 'O9').controller = seat('white'))],
  ['node D1 is open space and controlled', (state) => (at(state, 'D1').controller = seat('red'))],
  ['node O9 has an installation that is not on the map', (state) => (at(state, 'O9').isSiteIntact = true)],
  ['node ORB-O is no surface and has an installation', (state) => (at(state, 'ORB-O').rok = seat('red'))],
  ['node O9 has a Rok that is not of Orks', (state) => (at(state, 'O9').rok = seat('green'))],
  ['node O9 has a portal that is not of Eldar', (state) => at(state, 'O9').portals.push(seat('red'))],
  ['battleforce f3 calls itself f9', (state) => Object.assign(force(state, 'f3'), { id: 'f9' })],
  ['battleforce f3 belongs to nobody in the war', (state) => (force(state, 'f3').owner = seat('white'))],
  ['battleforce f3 is in no node of the map', (state) => Object.assign(force(state, 'f3'), { node: 'X1' })],
  [
    'battleforce f3 is a Hulk on a surface',
    (state) => Object.assign(force(state, 'f3'), { isHulk: true, node: node('K1') }),
  ],
  ['battleforce f3 is tainted and not of the Guard', (state) => (force(state, 'f3').isTainted = true)],
  ['battleforce f3 has a number that is still to come', (state) => (state.next.force = 2)],
  ['battleforce f3 arrives later', (state) => (force(state, 'f3').arrival = 99)],
  ['unit u1 is there twice', (state) => force(state, 'f3').killTeam.push(...force(state, 'f1').units)],
  ['unit u3 has a number that is still to come', (state) => (state.next.unit = 2)],
  ['talks are not those of the battles', (state) => delete state.talks.b1],
  ['two battles in O4', (state) => (state.battles.b2 = b1(state))],
  ['battle b1 is not where one can be', (state) => (b1(state).node = node('D1'))],
  ['battle b1 is one of a player against itself', (state) => (b1(state).stack[1] = b1(state).stack[0] ?? never())],
  ['battle b1 has an entry of nobody', (state) => Object.assign(b1(state).stack[1] ?? {}, { forces: [] })],
  [
    'battle b1 has battleforces that are elsewhere, or not their owner’s',
    (state) => (force(state, 'f2').node = node('O7')),
  ],
  ['f1 and f2 share O4 without a battle', (state) => delete state.battles.b1],
  ['the set-up and the war go on together', (state) => (state.clock.day = 0)],
  ['something goes on after the end', (state) => (state.ended = { rule: 'NODE-WIN-01', winners: [] })],
  ['somebody wins who is not in the war', (state) => (state.ended = { rule: 'NODE-WIN-01', winners: [seat('white')] })],
  ['timer roster:f9 is about nothing', (state) => (state.timers['roster:f9'] = '2031-05-05T12:00:00.000Z')],
  ['timer lunch:f1 is about nothing', (state) => (state.timers['lunch:f1'] = '2031-05-05T12:00:00.000Z')],
  [
    'a round of the night has no end',
    (state) => (state.night = { session: 1, round: 1, players: [seat('red')], acted: [] }),
  ],
  [
    'the ledger has a wrong line: red nodes 9',
    (state) =>
      state.ledger.push({ seat: seat('red'), amount: 1, score: 'nodes', rule: 'NODE-VP-02', day: 9, battle: null }),
  ],
  ['f9 is gone and has a list', (state) => (state.retreats.f9 = [])],
])('It is said that %s', (fault, breaks) => {
  const broken = structuredClone(war().state) as Draft;
  breaks(broken);
  expect(faults(broken)).toContain(fault);
});

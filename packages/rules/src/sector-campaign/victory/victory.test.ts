import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forcedDice } from '../../kernel/index.ts';
import { changeScore, playOf } from '../board/play.ts';
import { battleId } from '../schemas/atoms.ts';
import { seat, territory, war } from '../testing/war.ts';
import type { Side } from '../types.ts';
import { standings, view } from '../view/view.ts';
import { rollElsewhere, scoreBattle, scoreLoss, scoreTerritories, winnerNow } from './victory.ts';

type War = ReturnType<typeof war>;

/** A step in the middle of a turn, with these dice for other sectors. */
const playing = (made: War, dice: Partial<Record<Side, number>> = {}) => {
  const forced = { 'SEC-VP-10 west': [dice.west ?? 3], 'SEC-VP-10 east': [dice.east ?? 3] };
  return playOf(
    made.state,
    forcedDice(forced, () => 3),
    made.now,
  );
};
const scores = (play: ReturnType<typeof playing>) => [
  play.state.board.sides.west.score,
  play.state.board.sides.east.score,
];
const withScore = (made: War, west: number, east = 0): War => {
  const ruled = (side: Side, score: number) => ({ type: 'set-score', side, score }) as const;
  made.rule({ type: 'corrections', edits: [ruled('west', west), ruled('east', east)] });
  return made;
};

test.each<[string, Parameters<typeof war>[1], readonly [number, number]]>([
  ['SEC-VP-02, SEC-VP-05: an enemy major is +2, and −2 for its owner', { held: { west: 'B' }, majors: 'B' }, [2, -2]],
  ['SEC-VP-03, -04: two enemy minors are +2, and −2 for their owner', { held: { west: 'A C' } }, [2, -2]],
  ['SEC-VP-04: the own home territories are nothing', {}, [0, 0]],
  ['SEC-VP-14: B against 9 is even', { held: { west: 'B', east: '9' } }, [0, 0]],
])('%s', (_title, staged, expected) => {
  const play = playing(war('moves', staged));
  scoreTerritories(play);
  expect(scores(play)).toEqual(expected);
});

test('SEC-VP-03: all enemy minors of a side are one line, which names them', () => {
  const play = playing(war('moves', { held: { west: 'A C' } }));
  scoreTerritories(play);
  expect(play.events.filter((event) => event.type === 'scored' && event.side === 'west')).toMatchObject([
    { amount: 2, score: 'enemy-minor', territories: ['e1', 'e3'] },
  ]);
});

test('SEC-VP-02, -03: territories score at the end of every turn while they are held', () => {
  const made = war('moves', { held: { west: 'B' }, majors: 'B', pieces: { Wolves: 'west B', Owls: 'east I' } });
  const gained = () => made.board.ledger.filter(({ score, side }) => score === 'enemy-major' && side === 'west').length;
  made.nextTurn('moves').nextTurn('moves').nextTurn('moves');
  expect(gained()).toBe(3);
});

test('SEC-VP-02: if the terms say so, territories score only once after they change hands', () => {
  const staged = { held: { west: 'B' }, settings: { territoryPoints: 'once' } };
  const play = playing(war('moves', staged));
  scoreTerritories(play);
  expect(scores(play)).toEqual([0, 0]);
  const taken = play.state.board.territories.e2;
  if (taken !== undefined) taken.isNew = true;
  scoreTerritories(play);
  expect(scores(play)).toEqual([1, -1]);
  scoreTerritories(play);
  expect(scores(play)).toEqual([1, -1]);
});

test.each<[number, number, number]>([
  [2700, 1, 2],
  [900, 1, 0],
  [2400, 2, 1],
])('SEC-VP-06: %i points, divided by %i, are %i', (points, divisor, gain) => {
  const play = playing(war('moves'));
  scoreBattle(play, 'west', battleId.parse('b1'), points, divisor);
  expect(scores(play)).toEqual([gain, 0]);
});

test.each<[string, number, boolean, boolean, number, string | null]>([
  ['SEC-VP-07: wiped out is −1', 600, true, false, -1, 'wiped-out'],
  ['SEC-VP-08: 200 points destroyed while isolated are −1', 200, false, true, -1, 'isolated-loss'],
  ['SEC-VP-08: 300, wiped out too, are −2', 300, true, true, -2, 'isolated-loss'],
  ['SEC-ISO-06: 600 are −3', 600, false, true, -3, 'isolated-loss'],
  ['SEC-VP-07: no loss is nothing', 600, false, false, 0, null],
])('%s', (_title, points, isWiped, isDestroyed, amount, score) => {
  const play = playing(war('moves'));
  scoreLoss(play, { side: 'west', points, isWiped, isDestroyed, battle: null });
  expect(scores(play)).toEqual([amount, 0]);
  expect(play.state.board.ledger[0]?.score ?? null).toBe(score);
});

test.each<[number, number, number]>([
  [12, 4, 13],
  [-1, 1, -3],
  [10, 6, 12],
  [11, 6, 13],
  [0, 1, -2],
  [0, 2, -1],
  [-2, 3, -3],
])('SEC-VP-10: with a score of %i a %i leads to %i', (score, die, after) => {
  const play = playing(withScore(war('moves'), score), { west: die });
  rollElsewhere(play);
  expect(scores(play)).toEqual([after, 0]);
});

test('SEC-VP-14: West’s turn of the example: 3, then 4, then 5', () => {
  const made = withScore(war('moves', { held: { west: 'B', east: '9' } }), 3);
  const play = playing(made, { west: 5 });
  scoreTerritories(play);
  scoreBattle(play, 'west', battleId.parse('b1'), 2100);
  scoreLoss(play, { side: 'west', points: 300, isWiped: true, isDestroyed: false, battle: null });
  expect(scores(play)[0]).toBe(4);
  rollElsewhere(play);
  expect(scores(play)[0]).toBe(5);
});

test('SEC-VP-14: East’s turn of the example: −2, then −4, then −6', () => {
  const made = withScore(war('moves', { held: { west: 'B', east: '9' } }), 0, -2);
  const play = playing(made, { east: 2 });
  scoreTerritories(play);
  scoreLoss(play, { side: 'east', points: 300, isWiped: false, isDestroyed: true, battle: null });
  expect(scores(play)[1]).toBe(-4);
  rollElsewhere(play);
  expect(scores(play)[1]).toBe(-6);
});

test.each<[string, number, number, Parameters<typeof war>[1], Side | null]>([
  ['25 beats 24', 25, 24, {}, 'west'],
  ['24 against 24 plays on', 24, 24, {}, null],
  ['23 is not enough', 23, 0, {}, null],
  ['24 is', 3, 24, {}, 'east'],
  ['all territories come before the score', 0, 30, { held: { west: 'A B C D E F G H I' } }, 'west'],
])('SEC-VP-01: %s', (_title, west, east, staged, winner) => {
  expect(winnerNow(withScore(war('moves', staged), west, east).state)).toBe(winner);
});

test('SEC-TURN-04: 22 VP and +2 from other sectors win at the end of the turn', () => {
  const made = withScore(war('attacks', { pieces: { Wolves: 'west 8', Owls: 'east B' } }), 22);
  made.does('west', { type: 'pass' }).dice({ 'SEC-VP-10 west': [5], 'SEC-VP-10 east': [3] });
  made.does('east', { type: 'pass' });
  expect(made.board.ended).toEqual({ rule: 'SEC-VP-01', winner: 'west' });
  expect(made.board.asked).toEqual([]);
});

test('SEC-VP-11: a surrender ends the campaign immediately', () => {
  const made = war('moves', { pieces: { Wolves: 'west 8' } });
  expect(made.give('west', { type: 'surrender' })).toEqual([]);
  expect(made.board.ended).toEqual({ rule: 'SEC-VP-11', winner: 'east' });
  expect(made.give('east', { type: 'surrender' })).toMatchObject([{ code: 'campaign-ended' }]);
});

test('SEC-VP-13: everyone else reads “command” in secret lines until the campaign is over', () => {
  const made = war('moves', { pieces: { Wolves: 'west 8' } });
  const play = playing(made);
  const reason = { score: 'directive-ignored', rule: 'SEC-DIR-02', secret: { directive: 3 } } as const;
  changeScore(play, { side: 'west', amount: -2, ...reason });
  const { state } = play;
  const read = (id: string) => JSON.stringify(view(state, { kind: 'seat', seat: seat(id) }));
  expect(state.board.ledger).toMatchObject([{ side: 'west', amount: -2, score: 'command', rule: 'SEC-VP-13' }]);
  expect([read('anna').includes('directive-ignored'), read('bert').includes('directive-ignored')]).toEqual([
    true,
    false,
  ]);
  const over = { ...state, board: { ...state.board, ended: { rule: 'SEC-VP-11', winner: 'west' } } } as const;
  expect(JSON.stringify(view(over, { kind: 'spectator' }))).toContain('directive-ignored');
  expect(play.events).toMatchObject([{ to: 'all', score: 'command' }]);
});

test('SEC-VP-09, -13: a score can be negative, and a side’s seats share it', () => {
  const made = withScore(war('moves', { seats: [{ id: 'carl', name: 'Carl', side: 'west', role: 'staff' }] }), -4, 7);
  expect(standings(made.state).map(({ score }) => score)).toEqual([-4, 7, -4]);
});

test('A lost territory costs its owner as much as its taker gains', () => {
  const made = war('moves', { majors: 'B' });
  fc.assert(
    fc.property(fc.subarray(['A', 'B', 'C', 'D', 'E', 'F', '7', '8', '9']), (taken) => {
      const play = playing(made);
      for (const name of taken) {
        const one = play.state.board.territories[territory(made.state, name)];
        if (one !== undefined) one.controller = one.home === 'west' ? 'east' : 'west';
      }
      scoreTerritories(play);
      const [west = 0, east = 0] = scores(play);
      expect(west + east).toBe(0);
    }),
  );
});

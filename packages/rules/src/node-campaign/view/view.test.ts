import { describe, expect, test } from 'vitest';
import { seededDice } from '../../kernel/index.ts';
import { apply } from '../apply.ts';
import { attacked, battle, confirm, field, force, gives, report, use } from '../battles/testing.ts';
import { vpOf } from '../board/board.ts';
import { seat, type War } from '../testing.ts';
import type { State } from '../types.ts';
import { pastBattles, view } from './view.ts';

/** Red has won a battle at Grayford against blue. */
const fought = (): War => {
  const pieces = {
    f1: { owner: 'blue', at: 'O4', units: [500, 500] },
    f2: { owner: 'red', at: 'O4', from: 'O7', units: [500, 500] },
  };
  const control = { O3: 'blue', O5: 'blue', O7: 'red' };
  const made = field({ red: 'orks', blue: 'imperial-guard', green: 'chaos' }, { pieces, control });
  return gives(attacked(made, 'O4', 'f2'), ['red', report({}, [use('u3')])], ['blue', confirm([use('u1')])]);
};

/** The same war with this many such battles behind it. */
function after(battles: number): State {
  const { state } = fought();
  const ids = Array.from({ length: battles }, (_, i) => battle(`b${i + 1}`));
  return {
    ...state,
    past: ids.flatMap((id) => state.past.map((one) => ({ ...one, id }))),
    ledger: ids.flatMap((id) => state.ledger.map((line) => ({ ...line, battle: id }))),
    next: { ...state.next, battle: battles },
  };
}

describe('NODE-SETUP-06: what is over', () => {
  test.each(['seat', 'spectator', 'referee'] as const)('does not make the view of a %s larger', (kind) => {
    const lengthOf = (state: State): number =>
      JSON.stringify(view(state, kind === 'seat' ? { kind, seat: seat('red') } : { kind })).length;
    const [one, many] = [lengthOf(after(1)), lengthOf(after(1000))];
    // The sums have more digits.
    expect(many - one).toBeLessThan(50);
  });

  test('is counted, and summed by player and heading', () => {
    expect(view(after(3), { kind: 'spectator' })).toMatchObject({
      over: 3,
      ledger: expect.arrayContaining([{ seat: 'red', score: 'battle', amount: 27, times: 3 }]),
    });
  });

  test('can be read by everybody with its points, the latest first', () => {
    const [latest, ...others] = pastBattles(after(3));
    expect(latest).toMatchObject({ id: 'b3', node: 'O4', ending: 'report', winner: 1, mission: 'cleanse' });
    expect(latest?.points).toContainEqual({ seat: 'red', amount: vpOf(after(1), seat('red')) });
    expect(others.map(({ id }) => id)).toEqual(['b2', 'b1']);
  });
});

test('the points of a battle are summed for each player, in the order of its sides', () => {
  const { state } = fought();
  const [past] = state.past;
  const line = { seat: seat('red'), rule: 'NODE-VP-05', day: 1, battle: battle('b1') } as const;
  const ledger = [
    { ...line, amount: 9, score: 'battle' } as const,
    { ...line, amount: 3, score: 'pivotal' } as const,
    { ...line, amount: 2, score: 'robin-hood', seat: seat('blue') } as const,
    { ...line, amount: 5, score: 'battle', battle: battle('b8') } as const,
    { ...line, amount: 4, score: 'nodes', battle: null } as const,
  ];
  expect(pastBattles({ ...state, past: past === undefined ? [] : [past], ledger })).toMatchObject([
    {
      points: [
        { seat: 'blue', amount: 2 },
        { seat: 'red', amount: 12 },
      ],
    },
  ]);
});

test('what a step leaves as it was stays the same object, and so do the views of it', () => {
  const before = after(50);
  const table = { edition: '1', dice: seededDice(Uint8Array.of(1)) };
  const order = { type: 'rename', force: force('f2'), name: 'Iron Wake', background: '' } as const;
  const made = apply(before, { type: 'order', at: '2031-05-05T13:00:00.000Z', seat: seat('red'), order }, table);
  if (!made.ok) throw new Error(`refused: ${JSON.stringify(made.problem)}`);
  const { state } = made.value;
  expect(state.forces.f2?.name).toBe('Iron Wake');
  for (const part of ['map', 'settings', 'past', 'ledger', 'nodes', 'players'] as const)
    expect(state[part]).toBe(before[part]);
  expect(state.forces.f1).toBe(before.forces.f1);
  const [knew, knows] = [before, state].map((one) => view(one, { kind: 'spectator' }));
  expect(knows?.ledger).toBe(knew?.ledger);
});

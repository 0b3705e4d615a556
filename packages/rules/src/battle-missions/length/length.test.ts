import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AfterTurn, afterTurn, mostTurns } from './length.ts';

/** A battle with these length rolls, from the last stated turn on. */
const lasting = (statedTurns: number, rolls: readonly number[], isRandom = true) => ({
  statedTurns,
  isRandom,
  rollAfter: (turn: number) => rolls[turn - statedTurns] ?? null,
});

test.each<[string, readonly number[], number, AfterTurn]>([
  ['MSN-LEN-01: before the stated turns are over nobody rolls', [], 5, 'another'],
  ['MSN-LEN-01: at the end of the stated turns a roll is due', [], 6, 'roll'],
  ['MSN-LEN-01: a 4 gives another turn', [4], 6, 'another'],
  ['MSN-LEN-01: a 3 ends the battle', [3], 6, 'over'],
  ['MSN-LEN-02: the roll is repeated after an extra turn', [5], 7, 'roll'],
  ['MSN-LEN-02: a 2 after the first extra turn ends the battle', [5, 2], 7, 'over'],
  ['MSN-LEN-03: three extra turns are played', [4, 6, 5], 8, 'another'],
  ['MSN-LEN-03: after three extra turns nobody rolls', [4, 6, 5], 9, 'over'],
])('%s', (_title, rolls, turn, what) => {
  expect(afterTurn(lasting(6, rolls), turn)).toBe(what);
});

test('MSN-LEN-05: without Random Game Length the battle ends after the stated turns', () => {
  expect(afterTurn(lasting(6, [], false), 5)).toBe('another');
  expect(afterTurn(lasting(6, [], false), 6)).toBe('over');
  expect(mostTurns({ statedTurns: 6, isRandom: false })).toBe(6);
});

test('MSN-LEN-03: no battle lasts longer than three extra turns', () => {
  const dice = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), dice, (statedTurns, rolls) => {
      const length = lasting(statedTurns, rolls);
      let turn = 1;
      while (afterTurn(length, turn) === 'another') turn += 1;
      expect(afterTurn(length, turn)).toBe('over');
      expect(turn).toBeLessThanOrEqual(mostTurns(length));
      expect(turn).toBeGreaterThanOrEqual(statedTurns);
    }),
  );
});

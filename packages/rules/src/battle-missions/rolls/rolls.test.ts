import { expect, test } from 'vitest';
import { readDice } from '../dice/reader.ts';
import { unit } from '../testing/units.ts';
import type { Roll } from '../types.ts';
import { type Reading, readerOf, subjectOf } from './rolls.ts';

const { id, selection } = unit('a', 1);
const barrage = (isSeen: boolean): Roll => ({ kind: 'barrage', unit: id, turn: 1, attempt: 1, distanceDice: 2, isSeen });

test.each<[string, Roll, readonly number[], Reading]>([
  ['MSN-INF-02: the coin', { kind: 'coin' }, [5], { kind: 'coin', first: 'b' }],
  ['MSN-DAWN-02: dawn', { kind: 'light' }, [1], { kind: 'light', light: 'dawn' }],
  ['MSN-DAWN-03: dusk', { kind: 'light' }, [6], { kind: 'light', light: 'dusk' }],
  ['MSN-COMP-09: who chooses the first turn', { kind: 'first-turn' }, [3, 3, 2, 5], { kind: 'first-turn', chooser: 'b' }],
  ['MSN-RES-03: a reserve roll', { kind: 'reserve', selection, turn: 2 }, [4], { kind: 'reserve', die: 4 }],
  ['MSN-LEN-01: a length roll', { kind: 'length', turn: 6 }, [4], { kind: 'length', die: 4 }],
  ['MSN-COMP-05: a night check', { kind: 'night-check', unit: id, turn: 1, attempt: 1 }, [4, 5], { kind: 'night-check', inches: 27 }],
  ['MSN-DS-04: a scatter that hits', { kind: 'scatter', selection }, [1], { kind: 'scatter', drift: null }],
  ['MSN-NIGHT-05: a barrage at a seen target', barrage(true), [5, 3, 1, 1, 4], { kind: 'barrage', drift: { degrees: 120, inches: 5 } }],
  ['MSN-NIGHT-05: a barrage at an unseen target', barrage(false), [5, 3, 1, 1, 4, 6], { kind: 'barrage', drift: { degrees: 120, inches: 11 } }],
])('%s', (_title, roll, dice, reading) => {
  expect(readDice(readerOf(roll), dice)).toEqual({ kind: 'read', reading });
});

test('MSN-COMP-05: two units, two turns and two attempts are different rolls', () => {
  const check = (turn: number, attempt: number): Roll => ({ kind: 'night-check', unit: id, turn, attempt });
  expect(new Set([check(1, 1), check(1, 2), check(2, 1)].map(subjectOf)).size).toBe(3);
  expect(subjectOf({ kind: 'light' })).toBe(subjectOf({ kind: 'light' }));
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forcedDice, seededDice, stepKey } from './dice.ts';

const SEED = 'ab'.repeat(32);
const key = (n = 1, nonces: Readonly<Record<string, string>> = {}) => stepKey(SEED, 'campaign', n, nonces);

describe('dice of a step', () => {
  test('the same seed and nonces give the same throws, another nonce or step others', () => {
    const throws = (from: Uint8Array) => {
      const dice = seededDice(from);
      return Array.from({ length: 20 }, () => dice.d6('HEX-TURN-05', 'red'));
    };
    const nonces = { red: '1'.repeat(32), blue: '2'.repeat(32) };
    expect(throws(key(1, nonces))).toEqual(throws(key(1, { blue: nonces.blue, red: nonces.red })));
    expect(throws(key(1, nonces))).not.toEqual(throws(key(1, { ...nonces, red: '3'.repeat(32) })));
    expect(throws(key(1, nonces))).not.toEqual(throws(key(2, nonces)));
  });

  test('a throw depends on its rule, subject and how often the pair has thrown, and on nothing else', () => {
    const first = seededDice(key());
    const second = seededDice(key());
    const alone = [first.d6('HEX-MOV-17', 'R1'), first.d6('HEX-MOV-17', 'R1')];
    second.d6('HEX-CLAIM-10', '1,0');
    const a = second.d6('HEX-MOV-17', 'R1');
    second.d6('HEX-MOV-17', 'R2');
    expect([a, second.d6('HEX-MOV-17', 'R1')]).toEqual(alone);
  });

  test('every side comes up, none beyond the last, and about equally often', () => {
    const dice = seededDice(key());
    const counts = new Map<number, number>();
    for (let i = 0; i < 3000; i++) {
      const value = dice.d6('HEX-TURN-10', `${i}`);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(Math.min(...counts.values())).toBeGreaterThan(400);
    expect(Math.max(...counts.values())).toBeLessThan(600);
  });

  test('a die of any number of sides stays within it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 65536 }), fc.string(), (sides, subject) => {
        const value = seededDice(key()).die('HEX-START-16', subject, sides);
        expect(value >= 1 && value <= sides).toBe(true);
      }),
    );
  });

  test('forced dice come first, then the others, and all are kept', () => {
    const dice = forcedDice({ 'HEX-TURN-05 red': [4] }, () => 2);
    expect([dice.d6('HEX-TURN-05', 'red'), dice.d6('HEX-TURN-05', 'red')]).toEqual([4, 2]);
    expect(dice.thrown()).toEqual([
      { rule: 'HEX-TURN-05', subject: 'red', sides: 6, value: 4 },
      { rule: 'HEX-TURN-05', subject: 'red', sides: 6, value: 2 },
    ]);
    expect(() => forcedDice({ 'HEX-TURN-05 red': [7] }, () => 1).d6('HEX-TURN-05', 'red')).toThrow('a forced 7');
  });
});

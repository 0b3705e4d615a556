import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Darkness, darkTurns, daylight, isDark } from './light.ts';

const day: Darkness = { isNight: false, light: null, statedTurns: 6 };

test.each<[string, Partial<Darkness>, number, readonly number[]]>([
  ['MSN-DAWN-02: a 1 makes the first turn dark', { light: daylight(1) }, 6, [1]],
  ['MSN-DAWN-03: a 6 makes turn 6 and all later turns dark', { light: daylight(6) }, 8, [6, 7, 8]],
  ['MSN-DAWN-03: a battle that ends before turn 6 sees no dusk', { light: daylight(6), statedTurns: 5 }, 5, []],
  ['MSN-DAWN-04: a 2 changes nothing', { light: daylight(2) }, 9, []],
  ['MSN-DAWN-04: a 3 changes nothing', { light: daylight(3) }, 9, []],
  ['MSN-DAWN-04: a 5 changes nothing', { light: daylight(5) }, 9, []],
  ['MSN-NIGHT-01: Night Fighting makes every turn dark', { isNight: true }, 4, [1, 2, 3, 4]],
  ['MSN-NIGHT-01: nothing is dark before the die is thrown', {}, 9, []],
  ['MSN-LEN-04: dusk goes on in extra turns', { light: daylight(6) }, 9, [6, 7, 8, 9]],
  ['MSN-LEN-04: dawn does not come again in extra turns', { light: daylight(1) }, 9, [1]],
  ['MSN-LEN-04: if the last stated turn is dark, the extra turns are too', { light: daylight(1), statedTurns: 1 }, 4, [1, 2, 3, 4]],
])('%s', (_title, changes, turns, dark) => {
  expect(darkTurns({ ...day, ...changes }, turns)).toEqual(dark);
});

test('MSN-LEN-04: every extra turn is as dark as the last stated one, unless dusk falls in it', () => {
  const anyDarkness = fc.record({
    isNight: fc.boolean(),
    light: fc.option(fc.constantFrom('dawn' as const, 'dusk' as const, 'day' as const)),
    statedTurns: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(anyDarkness, fc.integer({ min: 1, max: 3 }), (darkness, extra) => {
      if (isDark(darkness, darkness.statedTurns)) expect(isDark(darkness, darkness.statedTurns + extra)).toBe(true);
    }),
  );
});

import { describe, expect, test } from 'vitest';
import {
  attacked,
  battle,
  confirm,
  FACTIONS,
  field,
  gives,
  grayford,
  places,
  refusals,
  report,
  stacks,
  UNITS,
  use,
} from './testing.ts';

describe('A battle opens', () => {
  test('NODE-BTL-01: two sides are locked, for fourteen days', () => {
    const made = grayford();
    expect(made.state.battles.b1).toMatchObject({ node: 'O4', openedDay: 1, level: null });
    expect(stacks(made)).toEqual({ b1: ['blue f1', 'red f2'] });
    expect(made.state.timers).toMatchObject({
      'battle:b1': '2031-05-19T12:00:00.000Z',
      'mission:b1': '2031-05-12T12:00:00.000Z',
      'vacant:b1': '2031-05-08T12:00:00.000Z',
    });
  });

  test('NODE-BTL-03: all battleforces of the holder defend, and each is frozen', () => {
    const made = attacked(
      field(FACTIONS, {
        pieces: {
          f1: { owner: 'blue', at: 'O4', units: UNITS },
          f2: { owner: 'blue', at: 'O4', units: UNITS },
          f3: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
          f4: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
        },
      }),
      'O4',
      'f3',
      'f4',
    );
    expect(stacks(made)).toEqual({ b1: ['blue f1 f2', 'red f3', 'red f4'] });
    expect(Object.values(made.state.forces).every(({ isFrozen }) => isFrozen)).toBe(true);
    expect(refusals(made, 'red', report({}, [use('u7')]))).toEqual(['unit-unknown']);
    expect(refusals(made, 'blue', report({}, [use('u1'), use('u3')]))).toEqual([]);
  });

  test.each([
    [450, ['level-range']],
    [500, []],
    [2000, []],
    [2001, ['level-range']],
  ])('NODE-BTL-02: a force level of %i', (level, problems) => {
    expect(refusals(grayford(), 'red', { type: 'level', battle: battle('b1'), level })).toEqual(problems);
  });

  test('NODE-BTL-02: a level is agreed when both have named the same', () => {
    const level = (points: number) => ({ type: 'level', battle: battle('b1'), level: points }) as const;
    const made = gives(grayford(), ['red', level(1000)], ['blue', level(1500)]);
    expect(made.state.battles.b1?.level).toBe(null);
    gives(made, ['red', level(1500)]);
    expect(made.state.battles.b1?.level).toBe(1500);
    expect(refusals(made, 'blue', level(1000))).toEqual(['agreed-already']);
    expect(refusals(made, 'green', level(1000))).toEqual(['not-in-battle']);
  });

  test('NODE-BTL-30: those of the controller fight, and others share their fate', () => {
    const made = attacked(
      field(
        { red: 'orks', blue: 'space-marines', green: 'space-marines' },
        {
          pieces: {
            f1: { owner: 'green', at: 'ORB-O' },
            f2: { owner: 'blue', at: 'ORB-O' },
            f3: { owner: 'red', at: 'ORB-O', from: 'D1', units: UNITS },
          },
          control: { 'ORB-O': 'blue' },
        },
      ),
      'ORB-O',
      'f3',
    );
    expect(stacks(made)).toEqual({ b1: ['blue f2', 'red f3'] });
    gives(made, ['red', report({ mission: 'sabotage' }, [use('u1')])], ['blue', confirm()]);
    expect(places(made)).toEqual({ f1: 'D1', f2: 'D1', f3: 'ORB-O' });
  });

  test('NODE-BTL-30: without a controller those who are there longest fight', () => {
    const made = attacked(
      field(
        { red: 'orks', blue: 'space-marines', green: 'space-marines' },
        {
          pieces: {
            f1: { owner: 'green', at: 'ORB-O' },
            f2: { owner: 'blue', at: 'ORB-O' },
            f3: { owner: 'red', at: 'ORB-O', from: 'D1' },
          },
          control: { 'ORB-O': 'red' },
        },
      ),
      'ORB-O',
      'f3',
    );
    expect(stacks(made)).toEqual({ b1: ['green f1', 'red f3'] });
  });
});

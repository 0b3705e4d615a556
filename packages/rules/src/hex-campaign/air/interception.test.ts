import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../kernel/index.ts';
import { seatId } from '../../kernel/index.ts';
import { dice } from '../testing/board.ts';
import type { AirMission, AirMissionType } from '../types.ts';
import { AIR_MISSIONS } from '../types.ts';
import type { Enmity } from './duels.ts';
import { survivors } from './duels.ts';
import { intercepted } from './interception.ts';

const NAMES = ['red', 'blue', 'green', 'white'] as const;

/** All are enemies except for the listed pairs. */
const foesBut =
  (...friends: readonly string[]): Enmity =>
  (a, b) =>
    a !== b && !friends.includes(`${a} ${b}`) && !friends.includes(`${b} ${a}`);

const fighters = (of: Readonly<Record<string, number>>) =>
  new Map(Object.entries(of).map(([seat, squadrons]) => [seatId(seat), squadrons]));

const flight = (seat: string, mission: AirMissionType): AirMission => ({
  seat: seatId(seat),
  airspace: 5,
  mission,
  target: null,
});

describe('HEX-AIR-04: interceptors that are left', () => {
  test.each([
    ['two against one leave one', { red: 2, blue: 1 }, [], [], { red: 1 }],
    ['equal numbers leave none', { red: 3, blue: 3 }, [], [], {}],
    ['friends leave each other alone', { red: 2, blue: 1 }, ['red blue'], [], { red: 2, blue: 1 }],
    [
      'of three enemies the pair is drawn, here the first and the third',
      { red: 1, blue: 1, green: 1 },
      [],
      [1, 2],
      { blue: 1 },
    ],
    ['of three enemies the pair is drawn, here the last two', { red: 1, blue: 1, green: 1 }, [], [3, 2], { red: 1 }],
    ['allies wear an enemy down together', { red: 1, green: 1, blue: 3 }, ['red green'], [1, 2], { blue: 1 }],
  ] as const)('%s', (_title, given, friends, thrown, left) => {
    const forced = dice({ 'HEX-AIR-04 airspace-5': thrown });
    expect(Object.fromEntries(survivors(fighters(given), foesBut(...friends), forced, 5))).toEqual(left);
  });

  test('two sides need no die', () => {
    const none = dice();
    survivors(fighters({ red: 7, blue: 4 }), foesBut(), none, 5);
    expect(none.thrown()).toEqual([]);
  });
});

const enmities: fc.Arbitrary<Enmity> = fc
  .subarray(['red blue', 'red green', 'red white', 'blue green', 'blue white', 'green white'])
  .map((friends) => foesBut(...friends));
const missions = fc.array(fc.record({ seat: fc.constantFrom(...NAMES), mission: fc.constantFrom(...AIR_MISSIONS) }), {
  maxLength: 14,
});

describe('laws of interception', () => {
  test('no two enemies have an interceptor left, and every squadron is accounted for once', () => {
    fc.assert(
      fc.property(missions, enmities, fc.nat(1000), (drawn, areFoes, seed) => {
        const all = drawn.map(({ seat, mission }) => flight(seat, mission));
        const { holding, flown, negated } = intercepted(all, areFoes, dice({}, seed), 5);
        const seats = [...holding.keys()];
        expect(seats.filter((a) => seats.some((b) => areFoes(a, b)))).toEqual([]);
        const others = all.filter(({ mission }) => mission !== 'intercept');
        expect(new Set([...flown, ...negated])).toEqual(new Set(others));
        expect(flown.length + negated.length).toBe(others.length);
      }),
    );
  });

  test('an interceptor turns back one enemy at most, none of a friend’s, and none while a bomber of an enemy goes on', () => {
    fc.assert(
      fc.property(missions, enmities, fc.nat(1000), (drawn, areFoes, seed) => {
        const all = drawn.map(({ seat, mission }) => flight(seat, mission));
        const { holding, stopped, flown, negated } = intercepted(all, areFoes, dice({}, seed), 5);
        const total = [...stopped.values()].reduce((sum, count) => sum + count, 0);
        expect(negated.length).toBe(total);
        for (const [seat, count] of stopped) expect(count).toBeLessThanOrEqual(holding.get(seat) ?? 0);
        const isHunted = (seat: SeatId) => [...holding.keys()].some((hunter) => areFoes(hunter, seat));
        expect(negated.filter(({ seat }) => !isHunted(seat))).toEqual([]);
        // Interceptors that turned back fewer than they could had no targets left.
        const idle = [...holding].filter(([seat, count]) => (stopped.get(seat) ?? 0) < count).map(([seat]) => seat);
        expect(flown.filter(({ seat }) => idle.some((hunter) => areFoes(hunter, seat)))).toEqual([]);
      }),
    );
  });

  test('a scout is turned back only where no bomber of the same enemy gets through', () => {
    fc.assert(
      fc.property(missions, fc.nat(1000), (drawn, seed) => {
        const all = drawn.map(({ seat, mission }) => flight(seat, mission));
        const { holding, flown, negated } = intercepted(all, foesBut(), dice({}, seed), 5);
        const isLost = negated.some(({ mission }) => mission === 'recon');
        const bombers = flown.filter(({ seat, mission }) => mission === 'strategic' && !holding.has(seat));
        expect(isLost && bombers.length > 0).toBe(false);
      }),
    );
  });
});

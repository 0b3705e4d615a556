import { seatId } from '@sealed-orders/rules/kernel';
import { type Event, nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { describe, expect, test } from 'vitest';
import { begun } from '../testing/begun.ts';
import { isTonight, nightPoints, sessionOf, sessionSteps } from './session.ts';

const line = (n: number, phase: string, isUndone = false) => ({
  ...{ n, opening: n, at: `2031-05-05T20:0${n}:00.000Z`, round: 1, phase, isUndone, rewoundTo: null },
});
const numbers = (steps: ReturnType<typeof sessionSteps>) => steps.map(({ n }) => n);

describe('The steps of a session', () => {
  const steps = [
    line(0, 'war'),
    line(1, 'game-night'),
    line(2, 'war'),
    line(3, 'game-night'),
    line(4, 'game-night'),
    line(5, 'war'),
    line(6, 'war'),
  ];

  test('are those of the last one, with the step that closed it', () => {
    expect(numbers(sessionSteps(steps, 6))).toEqual([3, 4, 5]);
  });

  test('end with the step that is shown', () => {
    expect(numbers(sessionSteps(steps, 4))).toEqual([3, 4]);
    expect(numbers(sessionSteps(steps, 2))).toEqual([1, 2]);
    expect(numbers(sessionSteps(steps, 0))).toEqual([]);
  });

  test('are without those that a referee has undone', () => {
    const undone = [line(0, 'war'), line(1, 'game-night'), line(2, 'game-night', true), line(3, 'game-night')];
    expect(numbers(sessionSteps(undone, 3))).toEqual([1, 3]);
  });
});

const all = { rule: 'NODE-CP-06', to: 'all', day: 1 } as const;
const event = (given: object): Event => nodeCampaign.schemas.event.parse({ ...all, ...given });
const [red, blue] = [seatId('red'), seatId('blue')];
const gain = event({
  type: 'cp-gained',
  why: 'acceleration',
  gains: [red, blue].map((seat) => ({ seat, points: 1, lost: 0 })),
});
const move = { type: 'move', force: 'f1', to: 'D2' } as const;
const told = [
  {
    at: '20:01',
    events: [
      event({ type: 'night-opened', session: 2 }),
      event({ type: 'round-opened', round: 1, players: [red, blue] }),
      gain,
    ],
  },
  { at: '20:02', events: [event({ type: 'ordered', seat: red, command: move, paid: { cp: 4, acceleration: 1 } })] },
  {
    at: '20:03',
    events: [
      event({ type: 'passed', seat: blue, isByTime: true }),
      event({ type: 'round-opened', round: 2, players: [red] }),
      gain,
    ],
  },
  {
    at: '20:04',
    events: [
      event({ type: 'ordered', seat: red, command: move, paid: { cp: 5, acceleration: 0 } }),
      event({ type: 'battle-opened', battle: 'b1', node: 'D2', attacker: red, defender: blue, hasRok: false }),
      event({ type: 'night-closed', session: 2, why: 'battle' }),
      event({ type: 'ordered', seat: blue, command: move, paid: { cp: 5, acceleration: 0 } }),
    ],
  },
];

describe('The story of a session', () => {
  test('says who did what in which round, and what a session delayed is not part of it', () => {
    const acts = sessionOf(told)?.acts.map(({ at, round, seat, kind, points }) => [at, round, seat, kind, points]);
    expect(acts).toEqual([
      ['20:02', 1, 'red', 'ordered', 5],
      ['20:03', 1, 'blue', 'passed-by-time', 0],
      ['20:04', 2, 'red', 'ordered', 5],
    ]);
  });

  test('says what ended it, and which battle', () => {
    expect(sessionOf(told)).toMatchObject({ number: 2, openedAt: '20:01', battle: 'b1', closed: { at: '20:04' } });
    expect(sessionOf(told.slice(0, 2))).toMatchObject({ battle: null, closed: null });
    expect(sessionOf(told.slice(1))).toBeNull();
  });
});

describe('The points of a session', () => {
  const view = begun({ red: 'orks', blue: 'chaos' }, 'red');
  const session = sessionOf(told);
  const purse = (held: readonly { readonly session: number; readonly points: number }[]) => ({ cp: 5, free: 3, held });
  const purses = {
    red: purse([
      { session: 1, points: 4 },
      { session: 2, points: 1 },
    ]),
    blue: purse([]),
  };
  const resting = { ...view, purses, timers: { 'embargo:2': '2031-05-06T20:04:00.000Z' } };

  test('are what was gained, spent, and is left of it', () => {
    expect(session && nightPoints(resting, session)).toEqual([
      { seat: 'red', gained: 2, spent: 1, left: 1 },
      { seat: 'blue', gained: 2, spent: 2, left: 0 },
    ]);
  });

  test('are listed only as far as they are known, and as long as they rest', () => {
    expect(session && nightPoints({ ...resting, purses: { red: purses.red } }, session)).toHaveLength(1);
    expect(session && nightPoints({ ...resting, timers: {} }, session)).toEqual([]);
  });

  test('keep the session on the page while they rest', () => {
    const steps = [line(1, 'game-night'), line(2, 'war')];
    expect(isTonight(resting, steps)).toBe(true);
    expect(isTonight({ ...resting, timers: {} }, steps)).toBe(false);
    expect(isTonight(resting, [])).toBe(false);
  });
});

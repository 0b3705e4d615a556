import { dueOf, HOURLY_STEPS, type OrderClock, type Pace, USUAL_PACE, WEEKDAYS } from '@sealed-orders/rules/kernel';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { dueInstant } from '../local-time/due-instant.ts';
import { BECAUSE, handClock, runningTable, type Table } from '../testing.ts';
import { resumedDeadline } from './again.ts';
import { closing } from './deadline.ts';

const START = new Date('2026-11-20T12:00:00.000Z');
const { db, clock, hostOf, close } = await handClock(START);
const host = hostOf();
afterAll(close);
beforeEach(() => {
  clock.now = START;
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (instant: string): void => {
  clock.now = new Date(instant);
};
/** Sundays at eight in the evening in Berlin. The table opens on a Friday. */
const SUNDAYS = { mode: 'weekly', weekdays: ['sunday'], time: '20:00', zone: 'Europe/Berlin' } as const;
const table = (wanted: Partial<Pace> = {}): Promise<Table> =>
  runningTable(db, host, { pace: { clock: SUNDAYS, ...wanted } });
const due = async ({ campaign }: Table): Promise<string | null | undefined> => (await host.head(campaign))?.nextDue;
const pause = ({ campaign, owner }: Table) => host.pause(campaign, owner, BECAUSE);
const resume = ({ campaign, owner }: Table) => host.resume(campaign, owner, BECAUSE);
const rewind = ({ campaign, owner }: Table, to: number, opening: number) =>
  host.rewind(campaign, owner, { opening, to, name: 'A game of tally', reason: BECAUSE });

test('a weekly evening is still that evening after a pause of an hour', async () => {
  const war = await table();
  expect(await due(war)).toBe('2026-11-22T19:00:00.000Z');
  await pause(war);
  at('2026-11-20T13:00:00.000Z');
  await resume(war);
  expect(await due(war)).toBe('2026-11-22T19:00:00.000Z');
});

test('a pause of most of a week moves it to the next one, by the clocks of its zone', async () => {
  at('2026-10-23T12:00:00.000Z');
  const war = await table();
  expect(await due(war)).toBe('2026-10-25T19:00:00.000Z');
  await pause(war);
  at('2026-10-29T12:00:00.000Z');
  await resume(war);
  expect(await due(war)).toBe('2026-11-01T19:00:00.000Z');
});

test('a deadline that the desk has moved is never earlier after a pause', async () => {
  const war = await table();
  const move = { opening: 0, due: '2026-11-22T19:00:00.000Z', minutes: 180, reason: BECAUSE };
  await host.moveDeadline(war.campaign, war.owner, move);
  await pause(war);
  at('2026-11-20T13:00:00.000Z');
  await resume(war);
  expect(await due(war)).toBe('2026-11-22T22:00:00.000Z');
});

test('a phase that begins again after a rewind ends at an hour of its clock, and so does the next one', async () => {
  const war = await table();
  at('2026-11-22T19:00:00.000Z');
  await host.runDue();
  expect(await due(war)).toBe('2026-11-29T19:00:00.000Z');
  at('2026-11-25T08:30:00.000Z');
  expect(await rewind(war, 0, 1)).toMatchObject({ ok: true });
  expect(await due(war)).toBe('2026-11-29T19:00:00.000Z');
  at('2026-11-29T19:00:00.000Z');
  await host.runDue();
  expect(await due(war)).toBe('2026-12-06T19:00:00.000Z');
  expect(await host.verify(war.campaign)).toEqual([]);
});

test('a rewind closes no phase in quiet hours', async () => {
  const quiet = { from: '22:00', until: '07:00', zone: 'Etc/UTC' };
  const war = await table({ clock: { mode: 'duration', seconds: 6 * 3600 }, quiet });
  at('2026-11-20T17:00:00.000Z');
  await rewind(war, 0, 0);
  expect(await due(war)).toBe('2026-11-21T07:00:00.000Z');
});

const zone = fc.constantFrom('Etc/UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago');
const wallTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const weekdays = fc.subarray([...WEEKDAYS], { minLength: 1 });
const atHours = fc.oneof(
  fc.record({ mode: fc.constant('weekly'), weekdays, time: wallTime, zone }),
  fc.record({ mode: fc.constant('hourly'), hours: fc.constantFrom(...HOURLY_STEPS), zone }),
) satisfies fc.Arbitrary<OrderClock>;
const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
const grace = fc.constantFrom(0, 3600, 2 * 86_400);

/** The deadlines of the clock in the month around an instant. */
function deadlines(of: OrderClock, pace: Pace, around: Date): readonly number[] {
  const found: number[] = [];
  let last = new Date(around.getTime() - 15 * DAY);
  while (last.getTime() < around.getTime() + 15 * DAY) {
    const next = dueOf(of, 'any', last.toISOString());
    if (next === null) throw new Error('a clock of hours has a next one');
    last = dueInstant(next);
    found.push(closing(last, pace).getTime());
  }
  return found;
}

test('a phase that waited closes at the nearest future hour of its clock, through changes of clocks', () => {
  const phase = fc.record({ of: atHours, openedAt: moment, grace, open: fc.nat(999), pause: fc.nat(12 * 24 * 60) });
  fc.assert(
    fc.property(phase, ({ of, openedAt, grace: seconds, open, pause: minutes }) => {
      const pace: Pace = { ...USUAL_PACE, clock: of, grace: seconds };
      const rule = dueOf(of, 'any', openedAt.toISOString());
      if (rule === null) throw new Error('a clock of hours has a next one');
      const deadline = closing(dueInstant(rule), pace);
      const left = (deadline.getTime() - openedAt.getTime()) * (1 - open / 1000);
      const pausedAt = new Date(deadline.getTime() - Math.ceil(left));
      const now = new Date(pausedAt.getTime() + minutes * 60_000);
      const later = now.getTime() + Math.ceil(left);
      const closes = resumedDeadline(rule, pace, { deadline, pausedAt, now }).getTime();
      const possible = deadlines(of, pace, new Date(later)).filter(
        (one) => one > now.getTime() && one >= deadline.getTime(),
      );
      expect(possible).toContain(closes);
      expect(Math.abs(closes - later)).toBe(Math.min(...possible.map((one) => Math.abs(one - later))));
    }),
    { numRuns: 60 },
  );
});

import { type Pace, type QuietHours, USUAL_PACE } from '@sealed-orders/rules/kernel';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { handClock } from '../testing/hand-clock.ts';
import { BLUE, GREEN, RED, runningTable, sealNumber, type Table } from '../testing.ts';
import { afterQuiet } from './due-instant.ts';

const { db, clock, hostOf, close } = await handClock(new Date('2031-03-30T00:00:00Z'));
const host = hostOf();
afterAll(close);

const HOUR = 3_600_000;
const SEATS = [RED, BLUE, GREEN] as const;

/** The nights in which the clocks of Berlin, New York and Lord Howe change, and days on which they do not. */
const start = fc.constantFrom(
  ...['2031-03-29T18:00Z', '2031-10-25T18:00Z', '2031-03-08T20:00Z', '2031-04-05T02:00Z', '2031-06-01T00:00Z'].map(
    (at) => new Date(at),
  ),
);
const quiet: fc.Arbitrary<QuietHours | null> = fc.option(
  fc.record({
    from: fc.constantFrom('22:00', '00:30', '01:00'),
    until: fc.constantFrom('02:30', '03:00', '07:00'),
    zone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'),
  }),
);
const pace = fc.record({
  early: fc.constantFrom(0, 600, null),
  grace: fc.constantFrom(0, 3600, 86_400),
  quiet,
  missing: fc.option(
    fc.record({
      policy: fc.constantFrom('hold' as const, 'referee' as const),
      most: fc.constantFrom(60, 6 * 3600, 3 * 86_400),
    }),
    { freq: 4 },
  ),
});
/** How many hours go by without the site, who seals then, and whether the players vote on the phase. */
const stretch = fc.record({
  hours: fc.constantFrom(0.5, 1, 7, 30, 200),
  seals: fc.subarray([...SEATS]),
  vote: fc.constantFrom(null, 'extend' as const, 'close' as const),
});

interface Plan {
  readonly at: Date;
  readonly how: Omit<Pace, 'clock'>;
  readonly stretches: readonly { hours: number; seals: (typeof SEATS)[number][]; vote: 'extend' | 'close' | null }[];
  /** Whether nobody has a seat any more. */
  readonly isEmpty: boolean;
}

const ranIn = async ({ campaign }: Table): Promise<number> =>
  (await host.runDue(clock.now)).ran.filter(({ campaignId }) => campaignId === campaign).length;

/** What is due is done once; then nothing is due, and the next deadline is to come and in no quiet hour. */
async function doneOnce(table: Table, { quiet: hours }: Plan['how']): Promise<boolean> {
  const before = await host.head(table.campaign);
  const isDue = before?.nextDue != null && Date.parse(before.nextDue) <= clock.now.getTime();
  const ran = await ranIn(table);
  const after = await host.head(table.campaign);
  expect(ran).toBeLessThanOrEqual(isDue ? 1 : 0);
  expect(after?.n).toBe((before?.n ?? 0) + ran);
  expect(await ranIn(table)).toBe(0);
  if (after === null || after.status !== 'running' || after.nextDue === null) return false;
  const due = new Date(after.nextDue);
  expect(due.getTime()).toBeGreaterThan(clock.now.getTime());
  // A phase in which everybody has sealed closes at any hour.
  if (isDue && hours !== null) expect(afterQuiet(due, hours)).toEqual(due);
  if (isDue && ran === 0) expect([before.isHeld, after.isHeld]).toEqual([false, true]);
  return true;
}

async function played({ at, how, stretches, isEmpty }: Plan): Promise<void> {
  clock.now = at;
  const wanted = { seats: SEATS, seconds: 3600, pace: { ...USUAL_PACE, ...how } };
  const table = await runningTable(db, host, wanted);
  // Without a referee the players vote.
  await db.prisma.member.deleteMany({ where: { campaignId: table.campaign } });
  if (isEmpty) await db.prisma.seat.updateMany({ where: { campaignId: table.campaign }, data: { userId: null } });
  for (const { hours, seals, vote } of stretches) {
    const head = await host.head(table.campaign);
    for (const seat of isEmpty ? [] : seals) await sealNumber(host, table, seat, head?.opening ?? 0, 1);
    if (vote !== null && !isEmpty)
      for (const seat of [RED, BLUE]) await host.vote(table.campaign, seat, table.users[seat] ?? '', { what: vote });
    clock.now = new Date(clock.now.getTime() + hours * HOUR);
    if (!(await doneOnce(table, how))) break;
  }
  const steps = await db.prisma.step.findMany({ where: { campaignId: table.campaign }, orderBy: { n: 'asc' } });
  const times = steps.map((step) => step.at.getTime());
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(await host.verify(table.campaign)).toEqual([]);
}

test('after any downtime what was missed is done once and in order, whatever the terms say of missing orders, and nothing spins', async () => {
  const plan = fc.record({
    at: start,
    how: pace,
    stretches: fc.array(stretch, { minLength: 1, maxLength: 6 }),
    isEmpty: fc.boolean(),
  });
  await fc.assert(fc.asyncProperty(plan, played), { numRuns: 40 });
}, 120_000);

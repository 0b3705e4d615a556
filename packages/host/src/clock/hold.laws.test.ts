import { type OrderClock, type Pace, type QuietHours, type SeatId, USUAL_PACE } from '@sealed-orders/rules/kernel';
import { tally } from '@sealed-orders/rules/tally';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { afterQuiet } from '../local-time/due-instant.ts';
import type { Head } from '../reading/types.ts';
import { handClock } from '../testing/hand-clock.ts';
import { BLUE, GREEN, RED, runningTable, sealNumber, type Table } from '../testing.ts';

const { db, clock, hostOf, close } = await handClock(new Date('2031-03-30T00:00:00Z'));
/** From which turn on each seat is out of the war. */
let outFrom: OutFrom = {};
const isOut = (seat: SeatId, turn: number): boolean => turn >= (outFrom[seat] ?? turn + 1);
/** Tally, in which seats can lose. */
const host = hostOf({
  ...tally,
  awaiting: (state) => tally.awaiting(state).filter(({ seat }) => !isOut(seat, state.turn)),
});
afterAll(close);

const HOUR = 3_600_000;
const ALWAYS = new Date('2099-01-01T00:00:00Z');
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
  early: fc.constantFrom(0, 600, null, null),
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
/** Phases of an hour, and those that close at set times of the day or the week, wherever the clocks change. */
const grid: fc.Arbitrary<OrderClock> = fc.oneof(
  fc.constant<OrderClock>({ mode: 'duration', seconds: 3600 }),
  fc.record({
    mode: fc.constant('hourly' as const),
    hours: fc.constantFrom(1 as const, 6 as const, 12 as const),
    zone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'),
  }),
  fc.record({
    mode: fc.constant('weekly' as const),
    weekdays: fc.constantFrom(['sunday' as const], ['monday' as const, 'saturday' as const]),
    time: fc.constantFrom('02:30', '21:00'),
    zone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'),
  }),
);
type OutFrom = Readonly<Partial<Record<SeatId, number>>>;
const out: fc.Arbitrary<OutFrom> = fc.oneof(
  { weight: 5, arbitrary: fc.dictionary(fc.constantFrom(...SEATS), fc.constantFrom(1, 2, 3), { maxKeys: 2 }) },
  { weight: 1, arbitrary: fc.constant({ [RED]: 1, [BLUE]: 2, [GREEN]: 2 }) },
);
/** Why a seat has nobody to play it: it is free, it is open to others, or its player is on holiday. */
type Gone = Readonly<Partial<Record<SeatId, 'free' | 'open' | 'away'>>>;
const gone: fc.Arbitrary<Gone> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  {
    weight: 4,
    arbitrary: fc.dictionary(fc.constantFrom(...SEATS), fc.constantFrom('free', 'open', 'away'), {
      minKeys: 1,
      maxKeys: 2,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ [RED]: 'free', [BLUE]: 'free', [GREEN]: 'free' }) },
);
/**
 * How many hours pass while the site is down, which seats seal after that (some, or all that have somebody to play
 * them), and whether the players vote on the phase.
 */
const stretch = fc.record({
  hours: fc.constantFrom(0.5, 1, 7, 30, 80),
  seals: fc.oneof(fc.subarray([...SEATS]), fc.constant('there' as const), fc.constant([...SEATS])),
  vote: fc.constantFrom(null, 'extend' as const, 'close' as const),
});

interface Plan {
  readonly at: Date;
  readonly how: Omit<Pace, 'clock'>;
  readonly stretches: readonly { hours: number; seals: readonly SeatId[] | 'there'; vote: 'extend' | 'close' | null }[];
  readonly gone: Gone;
  readonly clock: OrderClock;
  readonly out: OutFrom;
}

const ranIn = async ({ campaign }: Table): Promise<number> =>
  (await host.runDue(clock.now)).ran.filter(({ campaignId }) => campaignId === campaign).length;

/** Whether a phase with this clock closes at this instant. No clock shows 02:30 in the night that begins summer. */
function isOnGrid(due: Date, kept: OrderClock): boolean {
  if (kept.mode !== 'weekly' && kept.mode !== 'hourly') return true;
  const shown = { weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const parts = new Intl.DateTimeFormat('en-GB', { ...shown, timeZone: kept.zone }).formatToParts(due);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  const time = `${part('hour')}:${part('minute')}`;
  if (kept.mode === 'hourly') return part('minute') === '00' && Number(part('hour')) % kept.hours === 0;
  return (
    kept.weekdays.some((day) => day === part('weekday').toLowerCase()) && [kept.time, '03:00', '03:30'].includes(time)
  );
}

const hoursSince = (due: string): number => Math.floor((clock.now.getTime() - Date.parse(due)) / HOUR);

/** Seats that owe a sheet and have somebody to play them, as everybody can read. */
const waitedFor = (head: Head): readonly SeatId[] =>
  head.seats
    .filter(({ awaited, sealed }) => awaited && !sealed)
    .filter(({ userName, isOpen, holiday }) => userName !== null && !isOpen && holiday?.isNow !== true)
    .map(({ seat }) => seat);

/** Everything due is done once; then nothing is due, and the next deadline is in the future and not in a quiet hour. */
async function doneOnce(table: Table, { how: { quiet: hours, grace, missing }, clock: kept }: Plan): Promise<boolean> {
  const before = await host.head(table.campaign);
  const isDue = before?.nextDue != null && Date.parse(before.nextDue) <= clock.now.getTime();
  const ran = await ranIn(table);
  const after = await host.head(table.campaign);
  // Phases without orders keep the time of the rules: as many steps as there were hours, in order.
  const isAsked = before?.seats.some(({ awaited, sealed }) => awaited || sealed) === true;
  expect(ran).toBeLessThanOrEqual(isDue ? (isAsked ? 1 : 1 + hoursSince(before.nextDue)) : 0);
  expect(after?.n).toBe((before?.n ?? 0) + ran);
  expect(await ranIn(table)).toBe(0);
  if (after === null || after.status !== 'running' || after.nextDue === null) return false;
  const due = new Date(after.nextDue);
  expect(due.getTime()).toBeGreaterThan(clock.now.getTime());
  const asked = after.seats.filter(({ awaited }) => awaited);
  // A phase in which everybody has sealed closes at any hour, and one without orders keeps the time of the rules.
  if (isDue && hours !== null && asked.length > 0) expect(afterQuiet(due, hours)).toEqual(due);
  if (isDue && ran === 0) {
    expect([before.isHeld, after.isHeld]).toEqual([false, true]);
    // Nobody waits for a seat that is out of the war, or that nobody is there to play.
    expect(waitedFor(after).filter((seat) => !isOut(seat, (after.opening ?? 0) + 1))).not.toEqual([]);
  }
  // It never closes before everybody has had the time that the terms give.
  if (ran > 0 && missing !== null && before?.isHeld === false) expect(waitedFor(before)).toEqual([]);
  if (ran > 0 && hours === null && grace === 0) expect(isOnGrid(due, kept)).toBe(true);
  return true;
}

/** From now on nobody is there to play the seat. */
async function leaves({ campaign, users }: Table, seat: SeatId, why: Gone[SeatId]): Promise<void> {
  const where = { campaignId: campaign, seat };
  if (why === 'free') await db.prisma.seat.updateMany({ where, data: { userId: null } });
  if (why === 'open') await db.prisma.seat.updateMany({ where, data: { openSince: clock.now } });
  if (why !== 'away') return;
  const lasting = { beginsAt: clock.now, endsAt: ALWAYS, firstDay: clock.now, lastDay: ALWAYS, zone: 'UTC' };
  await db.prisma.holiday.create({ data: { ...where, ...lasting, userId: users[seat] ?? '', announcedAt: clock.now } });
}

async function warPlayed(plan: Plan): Promise<void> {
  const { at, how, stretches } = plan;
  clock.now = at;
  outFrom = plan.out;
  const wanted = { seats: SEATS, clock: plan.clock, pace: { ...USUAL_PACE, ...how } };
  const table = await runningTable(db, host, wanted);
  // Without a referee the players vote.
  await db.prisma.member.deleteMany({ where: { campaignId: table.campaign } });
  for (const seat of SEATS) await leaves(table, seat, plan.gone[seat]);
  const played = SEATS.filter((seat) => plan.gone[seat] !== 'free');
  for (const { hours, seals, vote } of stretches) {
    const head = await host.head(table.campaign);
    const sealing = played.filter((seat) => (seals === 'there' ? plan.gone[seat] === undefined : seals.includes(seat)));
    for (const seat of sealing) await sealNumber(host, table, seat, head?.opening ?? 0, 1);
    if (vote !== null)
      for (const seat of played.filter((one) => one !== GREEN))
        await host.vote(table.campaign, seat, table.users[seat] ?? '', { what: vote });
    clock.now = new Date(clock.now.getTime() + hours * HOUR);
    if (!(await doneOnce(table, plan))) break;
  }
  const steps = await db.prisma.step.findMany({ where: { campaignId: table.campaign }, orderBy: { n: 'asc' } });
  const times = steps.map((step) => step.at.getTime());
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(await host.verify(table.campaign)).toEqual([]);
}

test('after any downtime missed steps are done once and in order, under all terms, and nothing spins', async () => {
  const plan = fc.record({
    at: start,
    how: pace,
    stretches: fc.array(stretch, { minLength: 1, maxLength: 6 }),
    gone,
    clock: grid,
    out,
  });
  await fc.assert(fc.asyncProperty(plan, warPlayed), { numRuns: 40 });
}, 300_000);

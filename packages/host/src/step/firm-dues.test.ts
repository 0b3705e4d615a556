import { USUAL_PACE } from '@sealed-orders/rules/kernel';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { loggedInput, loggedTimes } from '../testing/logged.ts';
import {
  BECAUSE,
  BLUE,
  GREEN,
  handClock,
  nonce,
  RED,
  runningTable,
  sealNumber,
  type Table,
  tally,
} from '../testing.ts';

const START = new Date('2031-03-28T12:00:00Z');
const { db, clock, hostOf, close } = await handClock(START);
const host = hostOf({ ...tally, hearsPauses: true });
beforeEach(() => {
  clock.now = START;
});
afterAll(close);

const SEATS = [RED, BLUE, GREEN];
/** Midnights of Berlin, where the clocks change in the night of 30 March; a day to answer a question. */
const settings = { midnights: 'Europe/Berlin', answerHours: 24 };
const table = (more: object = {}): Promise<Table> => runningTable(db, host, { settings, seats: SEATS, ...more });

const ask = ({ campaign, users }: Table, digit = 'a') =>
  host.give(campaign, RED, { order: { ask: BLUE }, nonce: nonce(digit), userId: users[RED] ?? '' });

const times = ({ campaign }: Table, on = db) => loggedTimes(on, campaign);

test('midnight comes at midnight, whatever the quiet hours and the grace say, and the open phase goes on', async () => {
  const quiet = { from: '22:00', until: '08:00', zone: 'Europe/Berlin' };
  const made = await table({ seconds: 36 * 3600, pace: { ...USUAL_PACE, grace: 3600, quiet } });
  expect(await sealNumber(host, made, RED, 0, 5)).toMatchObject({ ok: true });
  expect(await host.saveDraft(made.campaign, BLUE, 0, { add: 1 })).toMatchObject({ ok: true });
  clock.now = new Date('2031-03-28T23:00:00Z');
  await host.runDue();
  expect(await times(made)).toEqual(['2031-03-28T23:00:00.000Z midnight']);
  const head = await host.head(made.campaign);
  expect(head).toMatchObject({ opening: 0, nextDue: '2031-03-30T07:00:00.000Z' });
  expect(head?.seats.map(({ sealed }) => sealed)).toEqual([true, false, false]);
  expect(await host.draft(made.campaign, BLUE)).toMatchObject({ sheet: { add: 1 } });
  expect(await host.verify(made.campaign)).toEqual([]);
});

test('a deadline that the referee moves takes no midnight along, and a midnight leaves it where it is', async () => {
  const made = await table({ seconds: 36 * 3600 });
  const { campaign, owner } = made;
  const move = (due: string, hours: number) =>
    host.moveDeadline(campaign, owner, { opening: 0, due, minutes: hours * 60, reason: BECAUSE });
  expect(await move('2031-03-30T00:00:00.000Z', 12)).toMatchObject({ ok: true });
  clock.now = new Date('2031-03-29T12:00:00Z');
  await host.runDue();
  expect(await host.head(campaign)).toMatchObject({ opening: 0, nextDue: '2031-03-30T12:00:00.000Z' });
  expect(await move('2031-03-30T12:00:00.000Z', -22)).toMatchObject({ ok: true });
  clock.now = new Date('2031-03-29T14:00:00Z');
  await host.runDue();
  expect(await host.head(campaign)).toMatchObject({ opening: 1 });
  clock.now = new Date('2031-03-29T23:00:00Z');
  await host.runDue();
  expect(await times(made)).toEqual(['2031-03-28T23:00:00.000Z midnight', '2031-03-29T23:00:00.000Z midnight']);
  expect(await host.verify(campaign)).toEqual([]);
});

test('a deadline that was brought forward closes the phase, even if nobody notices it before the next midnight', async () => {
  const made = await table({ seconds: 36 * 3600 });
  const { campaign, owner } = made;
  const move = { opening: 0, due: '2031-03-30T00:00:00.000Z', minutes: -26 * 60, reason: BECAUSE };
  expect(await host.moveDeadline(campaign, owner, move)).toMatchObject({ ok: true });
  clock.now = new Date('2031-03-29T09:00:00Z');
  await host.runDue();
  expect(await times(made)).toEqual(['2031-03-28T23:00:00.000Z midnight']);
  const closed = { type: 'phase', closedBy: 'deadline', opening: 0, at: clock.now.toISOString() };
  expect(await loggedInput(db, campaign, 2)).toMatchObject(closed);
  expect(await host.head(campaign)).toMatchObject({ opening: 1, nextDue: '2031-03-30T21:00:00.000Z' });
  expect(await host.verify(campaign)).toEqual([]);
});

test('after days of downtime each midnight comes once, in order, at its own instant, also where clocks change', async () => {
  const made = await table();
  clock.now = new Date('2031-03-31T09:00:00Z');
  await host.runDue();
  expect(await times(made)).toEqual([
    '2031-03-28T23:00:00.000Z midnight',
    '2031-03-29T23:00:00.000Z midnight',
    '2031-03-30T22:00:00.000Z midnight',
  ]);
  expect(await host.verify(made.campaign)).toEqual([]);
});

test('the clock says which time has come: a midnight, the end of an answer, the end of the turn', async () => {
  const made = await table({ seconds: 30 * 3600 });
  await ask(made);
  clock.now = new Date('2031-03-30T00:00:00Z');
  await host.runDue();
  expect(await times(made)).toEqual([
    '2031-03-28T23:00:00.000Z midnight',
    '2031-03-29T12:00:00.000Z question-1',
    '2031-03-29T23:00:00.000Z midnight',
  ]);
  expect(await host.head(made.campaign)).toMatchObject({ status: 'running', opening: 1 });
});

test('what the rules were to do by now is done before an order that arrives', async () => {
  const made = await table();
  clock.now = new Date('2031-03-28T23:00:00.050Z');
  expect(await ask(made)).toMatchObject({ ok: true });
  expect(await loggedInput(db, made.campaign, 1)).toMatchObject({ type: 'clock', at: '2031-03-28T23:00:00.000Z' });
  expect(await loggedInput(db, made.campaign, 2)).toMatchObject({ type: 'order', at: '2031-03-28T23:00:00.050Z' });
});

test('rules whose time never passes are stopped', async () => {
  const stuck = hostOf({
    ...tally,
    nextDue: () => [{ id: 'never', due: { kind: 'at', at: START.toISOString() }, isFirm: true }],
  });
  const made = await runningTable(db, stuck);
  await stuck.runDue();
  expect(await stuck.head(made.campaign)).toMatchObject({ status: 'paused', pausedBecause: 'no-progress' });
});

test('a pause of the desk is heard: its midnights never come, and an answer has as much time left as before', async () => {
  const made = await table();
  await ask(made);
  clock.now = new Date('2031-03-28T18:00:00Z');
  expect(await host.pause(made.campaign, made.owner, BECAUSE)).toMatchObject({ ok: true });
  clock.now = new Date('2031-03-30T18:00:00Z');
  await host.runDue();
  expect(await host.resume(made.campaign, made.owner, BECAUSE)).toMatchObject({ ok: true });
  expect(await loggedInput(db, made.campaign, 2)).toMatchObject({ type: 'resumed', seconds: 48 * 3600 });
  clock.now = new Date('2031-04-01T12:00:00Z');
  await host.runDue();
  expect(await times(made)).toEqual([
    '2031-03-30T22:00:00.000Z midnight',
    '2031-03-31T12:00:00.000Z question-1',
    '2031-03-31T22:00:00.000Z midnight',
  ]);
  expect(await host.verify(made.campaign)).toEqual([]);
});

test.each<[string, (made: Table) => Promise<unknown>]>([
  ['the desk pauses', ({ campaign, owner }) => host.pause(campaign, owner, BECAUSE)],
  [
    'the players vote to pause',
    async ({ campaign, users }) => {
      await db.prisma.member.deleteMany({ where: { campaignId: campaign } });
      for (const seat of [RED, BLUE]) await host.vote(campaign, seat, users[seat] ?? '', { what: 'pause' });
    },
  ],
])(
  'a midnight that nobody has noticed comes before %s the campaign, and is not lost in the pause',
  async (_by, pause) => {
    const made = await table();
    clock.now = new Date('2031-03-28T23:05:00Z');
    await pause(made);
    expect(await host.head(made.campaign)).toMatchObject({ status: 'paused', pausedBecause: 'desk' });
    expect(await times(made)).toEqual(['2031-03-28T23:00:00.000Z midnight']);
  },
);

test('in a pause of the desk only an order that waits can be given; the rules read of the pause, and it goes on', async () => {
  const patient = hostOf({
    ...tally,
    hearsPauses: true,
    whilePaused: (order) => 'ask' in order,
  });
  const made = await table();
  const { campaign, owner, users } = made;
  await patient.pause(campaign, owner, BECAUSE);
  const giving = (order: object, digit: string) =>
    patient.give(campaign, RED, { order, nonce: nonce(digit), userId: users[RED] ?? '' });
  expect(await giving({ to: BLUE, gift: 1 }, 'a')).toMatchObject({ problem: { code: 'paused' } });
  expect(await giving({ ask: BLUE }, 'b')).toMatchObject({ ok: true });
  expect(await loggedInput(db, campaign, 1)).toMatchObject({ type: 'order', isPaused: true });
  expect(await patient.head(campaign)).toMatchObject({ status: 'paused', pausedBecause: 'desk', nextDue: null });
  await patient.resume(campaign, owner, BECAUSE);
  expect(await patient.head(campaign)).toMatchObject({ status: 'running' });
  expect(await patient.verify(campaign)).toEqual([]);
});

test('what a rewind undid was a pause', async () => {
  const made = await table();
  await ask(made);
  clock.now = new Date('2031-03-29T10:00:00Z');
  await host.runDue();
  const to = { opening: 0, to: 0, name: 'A game of tally', reason: { text: 'A mistake.', isKept: false } };
  expect(await host.rewind(made.campaign, made.owner, to)).toMatchObject({ ok: true });
  expect(await loggedInput(db, made.campaign, 4)).toMatchObject({ type: 'resumed', seconds: 22 * 3600 });
  await host.runDue();
  expect((await times(made)).length).toBe(1);
  expect(await host.verify(made.campaign)).toEqual([]);
});

test('a game that does not hear of pauses makes up for its midnights', async () => {
  const deaf = hostOf();
  const made = await runningTable(db, deaf, { settings, seats: SEATS });
  await deaf.pause(made.campaign, made.owner, BECAUSE);
  clock.now = new Date('2031-03-30T12:00:00Z');
  await deaf.resume(made.campaign, made.owner, BECAUSE);
  await deaf.runDue();
  expect((await times(made)).length).toBe(2);
});

test('a clock that advances in one jump or in many makes the same steps of the rules’ own times', async () => {
  const jump = await handClock(START);
  const jumping = jump.hostOf({ ...tally, hearsPauses: true });
  const end = new Date('2031-04-01T00:00:00Z');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 30 * 60 }), { maxLength: 12 }), async (minutes) => {
      clock.now = START;
      const many = await table();
      await ask(many);
      for (const wait of minutes) {
        clock.now = new Date(Math.min(end.getTime(), clock.now.getTime() + wait * 60_000));
        await host.runDue();
      }
      clock.now = end;
      await host.runDue();
      jump.clock.now = START;
      const one = await runningTable(jump.db, jumping, { settings, seats: SEATS });
      const order = { order: { ask: BLUE }, nonce: nonce('a'), userId: one.users[RED] ?? '' };
      await jumping.give(one.campaign, RED, order);
      jump.clock.now = end;
      await jumping.runDue();
      expect(await times(many)).toEqual(await times(one, jump.db));
    }),
    { numRuns: 8 },
  );
  await jump.close();
});

import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  BECAUSE,
  BLUE,
  GREEN,
  handClock,
  loggedInput,
  nonce,
  RED,
  runningTable,
  sealNumber,
  seatedTable,
  type Table,
} from '../testing.ts';

const START = new Date('2026-11-20T12:00:00.000Z');
const { db, clock, hostOf, close } = await handClock(START);
const [host, other] = [hostOf(), hostOf()];
afterAll(close);
beforeEach(() => {
  clock.now = START;
});

const HOUR = 3600;
const after = (hours: number): Date => new Date(START.getTime() + hours * HOUR * 1000);
const iso = (hours: number): string => after(hours).toISOString();
const SECRET = { text: ' Red is about to lose its Capital. ', isKept: true };

/** A table whose first phase closes after two hours. */
const timed = (): Promise<Table> => runningTable(db, host, { seconds: 2 * HOUR });

const move = (table: Table, hours: number, due = 2, opening = 0) =>
  host.moveDeadline(table.campaign, table.owner, { opening, due: iso(due), minutes: hours * 60, reason: BECAUSE });

/** The steps that a scheduler makes of this campaign now. */
const ranOf = async ({ campaign }: Table): Promise<readonly number[]> =>
  (await host.runDue()).ran.filter(({ campaignId }) => campaignId === campaign).map(({ n }) => n);

const dueOf = async (table: Table): Promise<string | null> => (await host.head(table.campaign))?.nextDue ?? null;

test('an extended phase closes at its new deadline, and the next one has the time that the rules give it', async () => {
  const table = await timed();
  expect(await move(table, 24)).toMatchObject({ ok: true });
  expect(await dueOf(table)).toBe(iso(26));
  clock.now = after(25);
  expect(await ranOf(table)).toEqual([]);
  expect(await sealNumber(host, table, RED, 0, 3)).toMatchObject({ ok: true });
  clock.now = after(26);
  expect(await ranOf(table)).toEqual([1]);
  expect(await loggedInput(db, table.campaign, 1)).toMatchObject({ closedBy: 'deadline', at: iso(26) });
  expect(await dueOf(table)).toBe(iso(28));
  expect(await host.verify(table.campaign)).toEqual([]);
});

test('the log says from when to when a deadline was moved, and in which phase', async () => {
  const table = await timed();
  await move(table, 24);
  await move(table, -1, 26);
  expect(await host.deskLog(table.campaign, { kind: 'spectator' })).toMatchObject([
    { deed: 'bring-forward', facts: { of: 'deadline', from: iso(26), to: iso(25) }, during: { round: 1 } },
    { deed: 'extend', facts: { of: 'deadline', from: iso(2), to: iso(26) }, during: { round: 1 } },
  ]);
});

test('the log says which clock replaces which', async () => {
  const table = await timed();
  const pace = {
    clock: { mode: 'duration', seconds: HOUR },
    early: 0,
    grace: 600,
    quiet: null,
    missing: null,
  } as const;
  expect(await host.changePace(table.campaign, table.owner, { pace, reason: BECAUSE })).toMatchObject({ ok: true });
  const [line] = await host.deskLog(table.campaign, { kind: 'seat', seat: RED });
  expect(line?.facts).toMatchObject({
    of: 'pace',
    from: { clock: { mode: 'duration', seconds: 2 * HOUR }, grace: 0 },
    to: pace,
  });
});

test('a phase that is brought forward closes earlier', async () => {
  const table = await timed();
  expect(await move(table, -1)).toMatchObject({ ok: true });
  clock.now = after(1);
  expect(await ranOf(table)).toEqual([1]);
  expect(await dueOf(table)).toBe(iso(3));
});

test('a deadline is moved to a date and a time too, and the list says by how much', async () => {
  const table = await timed();
  const to = (at: string, due: string) =>
    host.moveDeadline(table.campaign, table.owner, { opening: 0, due, to: at, reason: BECAUSE });
  expect(await to('2026-11-22T18:00:00.000Z', iso(2))).toMatchObject({ ok: true });
  expect(await dueOf(table)).toBe('2026-11-22T18:00:00.000Z');
  expect(await to(iso(1), '2026-11-22T18:00:00.000Z')).toMatchObject({ ok: true });
  expect(await to(iso(1), iso(1))).toMatchObject({ problem: { code: 'bad-time' } });
  expect(await to(iso(0), iso(1))).toMatchObject({ problem: { code: 'bad-time' } });
  expect(await host.deskLog(table.campaign, { kind: 'spectator' })).toMatchObject([
    { deed: 'bring-forward', minutes: -53 * 60 },
    { deed: 'extend', minutes: 52 * 60 },
  ]);
});

test('a step within the phase keeps the deadline that the desk has set', async () => {
  const table = await timed();
  await move(table, 24);
  const ruling = { type: 'set-sum', seat: 'red', sum: 50 };
  const nonce = 'd'.repeat(32);
  clock.now = after(3);
  expect(await host.rule(table.campaign, { ruling, reason: 'Again.', nonce, userId: table.owner })).toMatchObject({
    ok: true,
  });
  expect(await host.head(table.campaign)).toMatchObject({ status: 'running', nextDue: iso(26) });
  expect(await ranOf(table)).toEqual([]);
});

test('only a referee moves a deadline, from where they saw it, to a future time', async () => {
  const table = await timed();
  const refused = (code: string) => ({ ok: false, problem: { code } });
  const wanted = { opening: 0, due: iso(2), minutes: 60, reason: BECAUSE };
  expect(await host.moveDeadline(table.campaign, table.users[RED] ?? '', wanted)).toEqual(refused('not-referee'));
  expect(await move(table, 1, 3)).toEqual(refused('deadline-moved'));
  expect(await move(table, 1, 2, 1)).toEqual(refused('closed'));
  expect(await move(table, -2)).toEqual(refused('bad-time'));
  expect(await move(table, 366 * 24)).toEqual(refused('bad-time'));
  expect(
    await host.moveDeadline(table.campaign, table.owner, { ...wanted, reason: { text: ' ', isKept: false } }),
  ).toEqual(refused('no-reason'));
  clock.now = after(2);
  expect(await move(table, 1)).toEqual(refused('closed'));
  const untimed = await runningTable(db, host);
  expect(await move(untimed, 1)).toEqual(refused('no-deadline'));
  expect(await host.deskLog(table.campaign, { kind: 'referee' })).toEqual([]);
});

test('a paused campaign stands still, and has as much time left as before when it is resumed', async () => {
  const table = await timed();
  await sealNumber(host, table, RED, 0, 3);
  clock.now = after(1);
  expect(await host.pause(table.campaign, table.owner, BECAUSE)).toMatchObject({ ok: true });
  expect(await host.head(table.campaign)).toMatchObject({ status: 'paused', pausedBecause: 'desk', nextDue: null });
  expect(await host.mine(table.owner)).toMatchObject([{ status: 'paused', pausedBecause: 'desk' }]);
  expect(await sealNumber(host, table, BLUE, 0, 3)).toEqual({ ok: false, problem: { code: 'paused' } });
  const asked = { order: { to: RED, gift: 1 }, nonce: nonce('a'), userId: table.users[BLUE] ?? '' };
  expect(await host.give(table.campaign, BLUE, asked)).toEqual({ ok: false, problem: { code: 'paused' } });
  const draft = await host.saveDraft(table.campaign, BLUE, 0, { add: 1 });
  expect(draft).toEqual({ ok: false, problem: { code: 'paused' } });
  clock.now = after(100);
  expect(await ranOf(table)).toEqual([]);
  expect(await host.resume(table.campaign, table.owner, BECAUSE)).toMatchObject({ ok: true });
  expect(await host.head(table.campaign)).toMatchObject({ status: 'running', pausedBecause: null, nextDue: iso(101) });
  expect(await host.sealed(table.campaign, RED)).toMatchObject({ sheet: { add: 3 } });
  expect(await sealNumber(host, table, BLUE, 0, 4)).toMatchObject({ ok: true });
  expect(await ranOf(table)).toEqual([1]);
  expect(await dueOf(table)).toBe(iso(102));
  expect(await host.verify(table.campaign)).toEqual([]);
});

test('a paused war can be ended, by its owner or by the votes of its players', async () => {
  for (const end of [
    ({ campaign, owner }: Table) => host.endWar(campaign, owner, 'Enough.'),
    async ({ campaign, users }: Table) => {
      await host.vote(campaign, RED, users[RED] ?? '', { what: 'finish' });
      return host.vote(campaign, BLUE, users[BLUE] ?? '', { what: 'finish' });
    },
  ]) {
    const table = await timed();
    await host.pause(table.campaign, table.owner, BECAUSE);
    expect(await end(table)).toMatchObject({ ok: true });
    expect(await host.head(table.campaign)).toMatchObject({ status: 'finished', nextDue: null });
  }
});

test('an owner who plays may pause and resume, but not move a deadline; players may do neither', async () => {
  const { campaign, owner, users } = await seatedTable(db, host, { freeSeats: [GREEN], seconds: 2 * HOUR });
  const refused = { ok: false, problem: { code: 'not-referee' } };
  await host.takeSeat(campaign, GREEN, owner);
  expect(await host.pause(campaign, owner, BECAUSE)).toEqual({ ok: false, problem: { code: 'closed' } });
  await host.start(campaign, owner);
  const wanted = { opening: 0, due: iso(2), minutes: 60, reason: BECAUSE };
  expect(await host.moveDeadline(campaign, owner, wanted)).toEqual(refused);
  expect(await host.pause(campaign, users[RED] ?? '', BECAUSE)).toEqual(refused);
  expect(await host.pause(campaign, owner, BECAUSE)).toMatchObject({ ok: true });
  expect(await host.pause(campaign, owner, BECAUSE)).toEqual({ ok: false, problem: { code: 'paused' } });
  expect(await host.resume(campaign, users[RED] ?? '', BECAUSE)).toEqual(refused);
  expect(await host.resume(campaign, owner, BECAUSE)).toMatchObject({ ok: true });
});

test('everybody can read what was done at the desk; only referees can read a private reason', async () => {
  const table = await timed();
  await host.moveDeadline(table.campaign, table.owner, { opening: 0, due: iso(2), minutes: 90, reason: SECRET });
  await host.pause(table.campaign, table.owner, BECAUSE);
  await host.resume(table.campaign, table.owner, BECAUSE);
  await host.closePhase(table.campaign, table.owner, 0, BECAUSE);
  const read = {
    reason: 'Because.',
    isKept: false,
    by: 'owner',
    opening: 0,
    at: iso(0),
    minutes: null,
    seats: [],
    voters: [],
    person: null,
    during: { round: 1, phase: 'adding' },
    facts: null,
    events: [],
    isUndone: false,
  };
  const [from, to] = [iso(2), iso(3.5)];
  const extended = { ...read, deed: 'extend', minutes: 90, isKept: true, facts: { of: 'deadline', from, to } };
  const resumed = { ...read, deed: 'resume', facts: { of: 'deadline', from: null, to } };
  const deeds = [{ ...read, deed: 'close' }, resumed, { ...read, deed: 'pause' }];
  expect(await host.deskLog(table.campaign, { kind: 'referee' })).toEqual([
    ...deeds,
    { ...extended, reason: 'Red is about to lose its Capital.' },
  ]);
  for (const viewer of [{ kind: 'spectator' }, { kind: 'seat', seat: RED }] as const)
    expect(await host.deskLog(table.campaign, viewer)).toEqual([...deeds, { ...extended, reason: null }]);
});

test('of two referees who extend at the same time, one extends and the other learns that it was moved', async () => {
  for (let i = 0; i < 10; i++) {
    const table = await timed();
    const wanted = { opening: 0, due: iso(2), minutes: 60, reason: BECAUSE };
    const answers = await Promise.all(
      [host, other].map((one) => one.moveDeadline(table.campaign, table.owner, wanted)),
    );
    expect(answers.map((answer) => (answer.ok ? 'moved' : answer.problem.code)).toSorted()).toEqual([
      'deadline-moved',
      'moved',
    ]);
    expect(await dueOf(table)).toBe(iso(3));
    expect(await host.deskLog(table.campaign, { kind: 'referee' })).toHaveLength(1);
  }
});

test('an extension at the moment of the deadline either counts or comes too late', async () => {
  for (let i = 0; i < 20; i++) {
    clock.now = START;
    const table = await timed();
    clock.now = new Date(after(2).getTime() - 1);
    const [extended, { ran }] = await Promise.all([move(table, 1), other.runDue(after(2))]);
    const steps = ran.filter(({ campaignId }) => campaignId === table.campaign);
    expect(steps).toHaveLength(extended.ok ? 0 : 1);
    if (extended.ok) expect(await host.head(table.campaign)).toMatchObject({ opening: 0, nextDue: iso(3) });
    else expect(await host.head(table.campaign)).toMatchObject({ opening: 1 });
  }
});

test('a pause while the last seal arrives: the seal counts before it or is refused, and the step comes after it', async () => {
  for (let i = 0; i < 20; i++) {
    const table = await timed();
    await sealNumber(host, table, RED, 0, 3);
    const [sealed, paused] = await Promise.all([
      sealNumber(other, table, BLUE, 0, 4),
      host.pause(table.campaign, table.owner, BECAUSE),
    ]);
    expect(sealed.ok || paused.ok).toBe(true);
    if (paused.ok) {
      expect(await ranOf(table)).toEqual([]);
      expect(await host.resume(table.campaign, table.owner, BECAUSE)).toMatchObject({ ok: true });
    }
    expect(await ranOf(table)).toEqual(sealed.ok ? [1] : []);
  }
});

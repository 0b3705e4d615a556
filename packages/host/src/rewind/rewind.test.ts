import type { SeatId, Viewer } from '@sealed-orders/rules/kernel';
import { archiveSchema, plainSha256, promisedIn, replayed, stepsIn } from '@sealed-orders/rules/log';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Host } from '../host.ts';
import { handClock } from '../testing/hand-clock.ts';
import { forgedInput, loggedInput } from '../testing/logged.ts';
import type { Wanted } from '../testing/tally-campaign.ts';
import { BECAUSE, BLUE, GREEN, newUser, nonce, RED, runningTable, sealNumber, type Table, tally } from '../testing.ts';

const START = new Date('2026-11-26T12:00:00.000Z');
const HOUR = 3_600_000;
const { db, clock, hostOf, close } = await handClock(START);
const host = hostOf();

beforeEach(() => {
  clock.now = START;
});
afterAll(close);

const NAME = 'A game of tally';
const seat = (id: SeatId): Viewer => ({ kind: 'seat', seat: id });
const SPECTATOR: Viewer = { kind: 'spectator' };
const REFEREE: Viewer = { kind: 'referee' };
const MISTAKE = { text: 'A mistake.', isKept: false };

/** Both seal, and the phase is closed. */
async function turn(table: Table, opening: number, numbers: readonly number[], at: Host = host): Promise<void> {
  const seats = Object.keys(table.users);
  for (const [i, id] of [RED, BLUE, GREEN].filter((one) => seats.includes(one)).entries())
    expect(await sealNumber(at, table, id, opening, numbers[i] ?? 0)).toMatchObject({ ok: true });
  await at.runDue();
  expect(await at.head(table.campaign)).toMatchObject({ opening: opening + 1 });
}

/** A war whose third phase is open. */
async function war(wanted: Wanted = {}): Promise<Table> {
  const table = await runningTable(db, host, wanted);
  await turn(table, 0, [1, 2, 3]);
  await turn(table, 1, [4, 5, 6]);
  return table;
}

const rewind = (table: Table, to: number, opening: number, more: object = {}) =>
  host.rewind(table.campaign, table.owner, { opening, to, name: NAME, reason: MISTAKE, ...more });

const sums = async ({ campaign }: Table, n?: number) => (await host.viewOf(campaign, REFEREE, n))?.view;

test('the war goes back to the opening of a phase: the log keeps the undone steps, and replays', async () => {
  const table = await war();
  const { campaign } = table;
  const before = await sums(table, 1);
  expect(await rewind(table, 1, 2)).toEqual({ ok: true, value: { n: 3 } });
  expect(await sums(table)).toEqual(before);
  expect(await loggedInput(db, campaign, 3)).toMatchObject({
    type: 'rewind',
    to: 1,
    by: 'owner',
    reason: 'A mistake.',
  });
  expect(await host.verify(campaign)).toEqual([]);
  expect(await host.head(campaign)).toMatchObject({ status: 'running', opening: 3, summary: { round: 2 } });
  await turn(table, 3, [7, 8]);
  expect(await host.verify(campaign)).toEqual([]);
  expect(await hostOf().head(campaign)).toMatchObject({ opening: 4, summary: { round: 3 } });
});

test('the same orders throw other dice the second time', async () => {
  const many = Array.from({ length: 6 }, (_, i) => i);
  const table = await runningTable(db, host, { seats: [RED, BLUE, GREEN] });
  for (const opening of many) await turn(table, opening, [1, 1, 1]);
  const first = await thrown(table);
  await rewind(table, 0, 6);
  for (const opening of many) await turn(table, opening + 7, [1, 1, 1]);
  const second = (await thrown(table)).slice(first.length);
  expect(first).toHaveLength(21);
  expect(second).toHaveLength(18);
  expect(second).not.toEqual(first.slice(3));
});

async function thrown({ campaign }: Table): Promise<readonly unknown[]> {
  const steps = await db.prisma.step.findMany({
    where: { campaignId: campaign },
    orderBy: { n: 'asc' },
    select: { dice: true },
  });
  return steps.flatMap(({ dice }) => dice);
}

test('each seat finds its own sheet of that phase as a draft, and the phase has its whole time again', async () => {
  const table = await war({ seconds: HOUR / 1000 });
  const { campaign } = table;
  clock.now = new Date(START.getTime() + HOUR / 2);
  expect(await rewind(table, 1, 2)).toMatchObject({ ok: true });
  expect(await host.draft(campaign, RED)).toMatchObject({ opening: 3, sheet: { add: 4 } });
  expect(await host.draft(campaign, BLUE)).toMatchObject({ opening: 3, sheet: { add: 5 } });
  expect(await host.sealed(campaign, RED)).toBeNull();
  for (const viewer of [seat(RED), SPECTATOR, REFEREE]) {
    const head = await host.head(campaign, viewer);
    expect(head).toMatchObject({ nextDue: new Date(clock.now.getTime() + HOUR).toISOString() });
  }
  clock.now = new Date(clock.now.getTime() + HOUR);
  await host.runDue();
  expect(await loggedInput(db, campaign, 4)).toMatchObject({ type: 'phase', opening: 3, sheets: { red: { add: 4 } } });
  expect(await host.verify(campaign)).toEqual([]);
  expect(await host.head(campaign)).toMatchObject({ nextDue: new Date(clock.now.getTime() + HOUR).toISOString() });
});

test('an order on arrival in the restarted phase does not move its deadline', async () => {
  const table = await war({ seconds: HOUR / 1000 });
  clock.now = new Date(START.getTime() + 2 * HOUR);
  await rewind(table, 1, 2);
  const nextDue = new Date(clock.now.getTime() + HOUR).toISOString();
  clock.now = new Date(clock.now.getTime() + HOUR / 4);
  const order = { order: { to: BLUE, gift: 1 }, nonce: nonce('b'), userId: table.users[RED] ?? '' };
  expect(await host.give(table.campaign, RED, order)).toMatchObject({ ok: true });
  for (const viewer of [seat(RED), seat(BLUE), SPECTATOR, REFEREE])
    expect(await host.head(table.campaign, viewer)).toMatchObject({ opening: 3, status: 'running', nextDue });
});

test('the open phase can begin again: its sealed sheets and drafts become drafts', async () => {
  const table = await war();
  const { campaign } = table;
  await sealNumber(host, table, RED, 2, 9);
  await host.saveDraft(campaign, BLUE, 2, { add: 3 });
  expect(await rewind(table, 2, 2)).toEqual({ ok: true, value: { n: 3 } });
  expect(await host.head(campaign)).toMatchObject({ opening: 3, summary: { round: 3 } });
  expect(await host.draft(campaign, RED)).toMatchObject({ opening: 3, sheet: { add: 9 } });
  expect(await host.draft(campaign, BLUE)).toMatchObject({ opening: 3, sheet: { add: 3 } });
  // And once more, under its new number.
  await sealNumber(host, table, BLUE, 3, 8);
  expect(await rewind(table, 2, 3)).toEqual({ ok: true, value: { n: 4 } });
  expect(await host.draft(campaign, BLUE)).toMatchObject({ opening: 4, sheet: { add: 8 } });
  expect(await host.verify(campaign)).toEqual([]);
});

test('a sheet that was committed for an undone phase cannot be used for another', async () => {
  const table = await war();
  await rewind(table, 1, 2);
  await turn(table, 3, [4, 5]);
  const earlier = await loggedInput(db, table.campaign, 2);
  await forgedInput(db, table.campaign, 4, () => earlier);
  expect(await host.verify(table.campaign)).toContainEqual({ n: 4, code: 'commitment' });
});

test('a replay finds a rewind that goes elsewhere, or to a missing step', async () => {
  const table = await war();
  await rewind(table, 1, 2);
  await forgedInput(db, table.campaign, 3, (input) => ({ ...Object(input), to: 0 }));
  expect(await host.verify(table.campaign)).toContainEqual({ n: 3, code: 'refused' });
  await db.pool.query('UPDATE step SET rewound_to = 0 WHERE campaign_id = $1 AND n = 3', [table.campaign]);
  expect(await host.verify(table.campaign)).toContainEqual({ n: 3, code: 'state' });
});

test('undone steps are marked in everybody’s list; the war cannot go back to an undone phase', async () => {
  const table = await war();
  const { campaign } = table;
  await rewind(table, 1, 2);
  await turn(table, 3, [7, 8]);
  for (const viewer of [seat(RED), SPECTATOR, REFEREE]) {
    const lines = await host.steps(campaign, viewer);
    expect(lines.map(({ n, isUndone, isRewind }) => [n, isUndone, isRewind])).toEqual([
      [0, false, false],
      [1, false, false],
      [2, true, false],
      [3, false, true],
      [4, false, false],
    ]);
    expect(lines.map(({ round }) => round)).toEqual([1, 2, 3, 2, 3]);
  }
  expect(await host.viewOf(campaign, seat(RED), 2)).toMatchObject({ n: 2, events: [{ seat: RED }] });
  expect((await host.rewindTargets(campaign)).map(({ opening }) => opening)).toEqual([4, 3, 0]);
  expect(await rewind(table, 2, 4)).toEqual({ ok: false, problem: { code: 'no-such-phase' } });
  expect(await host.rewindLoss(campaign, 2)).toBeNull();
});

test('a rewind of a rewind keeps the log whole, and the gazette and the scores show only what still counts', async () => {
  const table = await war();
  const { campaign } = table;
  await rewind(table, 1, 2);
  await turn(table, 3, [7, 8]);
  await turn(table, 4, [1, 1]);
  await rewind(table, 0, 5);
  await turn(table, 6, [2, 2]);
  expect(await host.verify(campaign)).toEqual([]);
  const lines = await host.steps(campaign, REFEREE);
  expect(lines.filter(({ isUndone }) => isUndone).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
  expect((await host.gazette.rounds(campaign)).map(({ round, isClosed }) => [round, isClosed])).toEqual([
    [1, true],
    [2, false],
  ]);
  expect(await host.gazette.round(campaign, 2)).toMatchObject({ seen: { n: 7 } });
  expect((await host.scores(campaign, REFEREE)).map(({ round }) => round)).toEqual([1, 2]);
});

test('a referee can read beforehand what would be undone', async () => {
  const table = await war();
  const { campaign } = table;
  const order = { order: { to: BLUE, gift: 1 }, nonce: nonce('b'), userId: table.users[RED] ?? '' };
  expect(await host.give(campaign, RED, order)).toMatchObject({ ok: true });
  expect(await host.rewindTargets(campaign)).toMatchObject([
    { opening: 2, round: 3, isOpen: true },
    { opening: 1, round: 2, isOpen: false },
    { opening: 0, round: 1, isOpen: false },
  ]);
  expect(await host.rewindLoss(campaign, 1)).toMatchObject({
    phases: [{ round: 2 }],
    steps: 2,
    deeds: [
      {
        what: 'outcome',
        events: [
          { type: 'added', seat: RED },
          { type: 'added', seat: BLUE },
        ],
      },
      { what: 'order', seat: RED, events: [{ type: 'given', seat: RED }] },
    ],
    seats: [
      { seat: RED, sheets: 1, orders: 1, open: null },
      { seat: BLUE, sheets: 1, orders: 0, open: null },
    ],
    isOpen: false,
  });
  expect(await host.rewindLoss(campaign, 2)).toMatchObject({ phases: [], steps: 1, isOpen: true });
});

test('a referee can read which rulings and which sealed sheets of the open phase would be undone', async () => {
  const table = await war();
  const { campaign, owner } = table;
  const ruling = { type: 'set-sum', seat: RED, sum: 7 };
  await host.rule(campaign, { ruling, reason: 'A die fell.', nonce: nonce('e'), userId: owner });
  await sealNumber(host, table, RED, 2, 4);
  await host.saveDraft(campaign, BLUE, 2, { add: 1 });
  for (const to of [1, 2])
    expect(await host.rewindLoss(campaign, to)).toMatchObject({
      deeds: expect.arrayContaining([
        expect.objectContaining({
          what: 'ruling',
          reason: 'A die fell.',
          events: [expect.objectContaining({ seat: RED })],
        }),
      ]),
      seats: [
        { seat: RED, open: 'sealed' },
        { seat: BLUE, open: 'draft' },
      ],
    });
});

test('a write-up of an undone topic is left to its author; the next topic of that name has none', async () => {
  const table = await war();
  const { campaign } = table;
  const write = (topic: string) =>
    host.saveWriteUp(campaign, RED, { topic, title: topic, text: '', captions: [], userId: table.users[RED] ?? '' });
  expect(await write('turn-2')).toMatchObject({ ok: true });
  expect(await write('turn-3')).toMatchObject({ ok: true });
  expect((await host.writeUps(campaign, seat(BLUE), 'turn-2')).writeUps).toHaveLength(1);
  await rewind(table, 1, 2);
  expect(await host.writeUps(campaign, seat(BLUE), 'turn-2')).toMatchObject({ isTold: false, writeUps: [] });
  expect((await host.writeUpList(campaign, seat(BLUE))).writeUps).toEqual([]);
  for (const viewer of [seat(RED), REFEREE])
    expect((await host.writeUpList(campaign, viewer)).writeUps.map(({ topic }) => topic)).toEqual([
      'turn-2',
      'turn-3~3',
    ]);
  await turn(table, 3, [1, 1]);
  await turn(table, 4, [1, 1]);
  const told = await Promise.all(['turn-2', 'turn-3'].map((topic) => host.writeUps(campaign, seat(BLUE), topic)));
  // Turn 2 has the same topic as before; turn 3 has another one.
  expect(told).toMatchObject([
    { isTold: true, writeUps: [{ title: 'turn-2' }] },
    { isTold: true, writeUps: [] },
  ]);
});

test('a paused war can be rewound and runs again; a finished one cannot be rewound', async () => {
  const table = await war({ seconds: HOUR / 1000 });
  const { campaign, owner } = table;
  await host.pause(campaign, owner, BECAUSE);
  expect(await rewind(table, 0, 2)).toMatchObject({ ok: true });
  expect(await host.head(campaign)).toMatchObject({ status: 'running', opening: 3, pausedBecause: null });
  await host.endWar(campaign, owner, 'Enough.');
  expect(await rewind(table, 0, 4)).toEqual({ ok: false, problem: { code: 'war-over' } });
  expect(await host.rewindTargets(campaign)).toEqual([]);
  expect(await host.verify(campaign)).toEqual([]);
});

test.each<[string, object, string]>([
  ['of another phase than the open one', { opening: 1 }, 'closed'],
  ['without a reason', { reason: { text: ' ', isKept: false } }, 'no-reason'],
  ['under another name', { name: 'Another game' }, 'wrong-name'],
  ['to a phase that never existed', { to: 9 }, 'no-such-phase'],
])('a rewind %s is refused and changes nothing', async (_title, more, code) => {
  const table = await war();
  expect(await rewind(table, 1, 2, more)).toEqual({ ok: false, problem: { code } });
  expect(await host.head(table.campaign)).toMatchObject({ n: 2, opening: 2 });
});

test('players, spectators and an owner who plays cannot rewind a war', async () => {
  const table = await war({ freeSeats: [] });
  const asked = { opening: 2, to: 1, name: NAME, reason: MISTAKE };
  const stranger = await newUser(db, 'stranger');
  for (const user of [table.users[RED] ?? '', stranger])
    expect(await host.rewind(table.campaign, user, asked)).toEqual({ ok: false, problem: { code: 'not-referee' } });
  await db.pool.query(`UPDATE seat SET user_id = $2 WHERE campaign_id = $1 AND seat = 'red'`, [
    table.campaign,
    table.owner,
  ]);
  expect(await host.rewind(table.campaign, table.owner, asked)).toEqual({
    ok: false,
    problem: { code: 'not-referee' },
  });
});

test('of two rewinds at the same moment one is made', async () => {
  const table = await war();
  const answers = await Promise.all([rewind(table, 1, 2), rewind(table, 0, 2)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await host.verify(table.campaign)).toEqual([]);
});

test('everybody can read at the desk that the war was rewound, and on the page until the phase closes', async () => {
  const table = await war();
  const { campaign } = table;
  await rewind(table, 1, 2);
  expect(await host.deskLog(campaign, SPECTATOR)).toMatchObject([
    { deed: 'rewind', reason: 'A mistake.', by: 'owner', opening: 2 },
  ]);
  expect(await host.head(campaign)).toMatchObject({ rewound: { by: 'owner', reason: 'A mistake.' } });
  await turn(table, 3, [1, 1]);
  expect(await host.head(campaign)).toMatchObject({ rewound: null });
});

/** The archive of a war, as anybody can read it. */
async function archiveOf({ campaign }: Table) {
  const found = await host.exported(campaign);
  let text = '';
  if (found !== null) for await (const piece of found.pieces) text += piece;
  return archiveSchema.parse(JSON.parse(text));
}

test('the archive of a war that was rewound replays without the site, and has its own version', async () => {
  const table = await war();
  await rewind(table, 1, 2);
  await turn(table, 3, [7, 8]);
  await host.endWar(table.campaign, table.owner, 'Enough.');
  const archive = await archiveOf(table);
  expect(archive.version).toBe(2);
  const problems = [];
  for await (const found of replayed(tally, promisedIn(archive, plainSha256), stepsIn(archive)))
    problems.push(...found);
  expect(problems).toEqual([]);
  const other = await war();
  await host.endWar(other.campaign, other.owner, 'Enough.');
  expect((await archiveOf(other)).version).toBe(1);
});

import { afterAll, beforeEach, expect, test } from 'vitest';
import { forgedInput, loggedInput } from '../testing/logged.ts';
import { BECAUSE, BLUE, GREEN, newUser, nonce, RED, runningTable, sealNumber, type Table } from '../testing.ts';
import { HOUR, MISTAKE, NAME, REFEREE, rewinding, SPECTATOR, START, seat } from './testing.ts';

const { db, clock, hostOf, host, close, turn, war, rewind } = await rewinding();
beforeEach(() => {
  clock.now = START;
});
afterAll(close);

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

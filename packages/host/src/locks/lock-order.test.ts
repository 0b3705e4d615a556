import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { crossed } from '../testing/crossed.ts';
import { BECAUSE, BLUE, newUser, RED, runningTable, sealNumber, type Table, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 6 });
/** Red and blue are always together. */
const rules: typeof tally = {
  ...tally,
  topics: (view) => tally.topics(view).map(({ id }) => ({ id, seats: [RED, BLUE], at: null, standing: 'open' })),
};
const host = createHost({ db, rulesets: () => rules });
/** Another process: each sends one item at a time to one receiver. */
const other = createHost({ db, rulesets: () => rules });
afterAll(async () => {
  await db.close();
  await database.drop();
});
beforeEach(async () => {
  await db.prisma.hook.deleteMany();
});

const DONE = { ok: true };
const TOPIC = 'turn-1';
const IN_A_WEEK = new Date(Date.now() + 7 * 86_400_000).toISOString();
const red = ({ users }: Table): string => users[RED] ?? '';
const deletion =
  ({ campaign, owner }: Table, name = 'A game of tally') =>
  () =>
    host.deleteCampaign(campaign, owner, name);
const rowOf = (table: string, { campaign }: Table) => ({
  text: `SELECT FROM ${table} WHERE campaign_id = $1 FOR UPDATE`,
  values: [campaign],
});

/** A game whose owner gets a referee's news by mail. */
async function war(): Promise<Table> {
  const table = await runningTable(db, host);
  const data = { email: `${table.owner}@example.org` };
  await db.prisma.user.update({ where: { id: table.owner }, data, select: { id: true } });
  return table;
}

const picture = (table: Table) =>
  host.addPicture(table.campaign, RED, {
    topic: TOPIC,
    caption: 'The ford',
    width: 40,
    height: 30,
    full: Buffer.from('a picture'),
    small: Buffer.from('small'),
    userId: red(table),
  });

/** A game with a communiqué that has appeared. */
async function spokenIn(): Promise<Table> {
  const table = await war();
  const { campaign } = table;
  expect(await host.gazette.say(campaign, RED, red(table), { round: 1, text: 'You fools.' })).toMatchObject(DONE);
  for (const seat of [RED, BLUE]) await sealNumber(host, table, seat, 0, 1);
  await host.runDue();
  return table;
}
const RUDE = { round: 1, seat: RED, text: 'Rude.' };

test('a message into a box, and the deletion of its campaign', async () => {
  const table = await war();
  const first = () => host.box.write(table.campaign, { seat: RED, text: 'When?', by: red(table) });
  const lock = {
    text: "SELECT FROM seat WHERE campaign_id = $1 AND seat = 'red' FOR UPDATE",
    values: [table.campaign],
  };
  expect(await crossed(db, { lock, first, second: deletion(table) })).toMatchObject([DONE, DONE]);
});

test('the removal of a write-up by a referee, and the deletion of its campaign', async () => {
  const table = await war();
  expect(await picture(table)).toMatchObject(DONE);
  const { campaign, owner: by } = table;
  const first = () => host.removeWriteUp({ campaign, by, reason: BECAUSE }, TOPIC, RED);
  const crossing = { lock: rowOf('picture', table), first, second: deletion(table) };
  expect(await crossed(db, crossing)).toMatchObject([DONE, DONE]);
});

test('a picture added to a write-up, and the deletion of its campaign', async () => {
  const table = await war();
  expect(await picture(table)).toMatchObject(DONE);
  const crossing = { lock: rowOf('write_up', table), first: () => picture(table), second: deletion(table) };
  expect(await crossed(db, crossing)).toMatchObject([DONE, DONE]);
});

test('a communiqué withheld by a referee, and the deletion of its campaign', async () => {
  const table = await spokenIn();
  const { campaign, owner } = table;
  expect(await host.gazette.complain(campaign, red(table), RUDE)).toMatchObject(DONE);
  const withheld = { round: 1, seat: RED, isWithheld: true, reason: 'Rude.' };
  const first = () => host.gazette.withhold(campaign, owner, withheld);
  const crossing = { lock: rowOf('complaint', table), first, second: deletion(table) };
  expect(await crossed(db, crossing)).toMatchObject([DONE, DONE]);
});

test('a referee’s complaint, and the copy that the same referee makes of the war', async () => {
  const table = await spokenIn();
  const { campaign, owner } = table;
  const first = () => host.gazette.complain(campaign, owner, RUDE);
  const second = () => host.branch(campaign, owner, { opening: 0, name: 'Another course', reason: BECAUSE });
  const crossing = { lock: rowOf('communique', table), first, second };
  expect(await crossed(db, crossing)).toMatchObject([DONE, DONE]);
});

test('a deputy link that replaces an earlier one, and the deletion of its campaign', async () => {
  const table = await war();
  const first = () => host.inviteDeputy(table.campaign, RED, red(table));
  expect(await first()).toMatchObject(DONE);
  const crossing = { lock: rowOf('invitation', table), first, second: deletion(table) };
  expect(await crossed(db, crossing)).toMatchObject([DONE, DONE]);
});

test('a meeting that a seat proposes, and one that a referee sets', async () => {
  const table = await war();
  const { campaign, owner } = table;
  const time = { topic: TOPIC, startsAt: IN_A_WEEK, zone: 'Europe/Berlin' };
  const first = () => host.proposeMeeting(campaign, RED, { ...time, userId: red(table) });
  const second = () => host.setMeeting(campaign, owner, { ...time, reason: BECAUSE });
  const lock = {
    text: `SELECT pg_advisory_xact_lock(hashtextextended($1::text || ' ' || $2::text, 6))`,
    values: [campaign, TOPIC],
  };
  expect(await crossed(db, { lock, first, second })).toMatchObject([DONE, DONE]);
});

test('the deletion of a copy, and the deletion of its original', async () => {
  const table = await war();
  const { campaign, owner } = table;
  const copy = await host.branch(campaign, owner, { opening: 0, name: 'Another course', reason: BECAUSE });
  if (!copy.ok) throw new Error(copy.problem.code);
  const user = await newUser(db);
  await db.prisma.member.create({ data: { campaignId: copy.value.id, userId: user, role: 'spectator' } });
  const first = deletion({ ...table, campaign: copy.value.id }, 'Another course');
  const lock = { text: 'SELECT FROM "user" WHERE id = $1 FOR UPDATE', values: [user] };
  expect(await crossed(db, { lock, first, second: deletion(table) })).toMatchObject([DONE, DONE]);
});

const UNREACHABLE = { kind: 'failed', status: 500, isGone: false, pause: 0 } as const;
const GONE = { kind: 'failed', status: 410, isGone: true, pause: 0 } as const;
const HOOK = { form: 'signed', url: 'https://hooks.example.org/war', kinds: ['phase'] } as const;

/** A game with a hook that has this many deliveries waiting. */
async function hooked(count: number) {
  const table = await war();
  const { campaign, owner } = table;
  expect(await host.hooks.add(campaign, owner, HOOK)).toMatchObject(DONE);
  const [hook] = await host.hooks.list(campaign);
  if (hook === undefined) throw new Error('no hook');
  await db.pool.query(
    `INSERT INTO hook_delivery (hook_id, key, kind, opening, created_at, send_at)
      SELECT $1, 'phase:' || i, 'phase', 0, now(), now() FROM generate_series(1, $2) AS i`,
    [hook.id, count],
  );
  return { table, hook: hook.id };
}

test.each([
  {
    what: 'is switched off',
    change: ({ campaign, owner }: Table, hook: string) =>
      host.hooks.set(campaign, owner, { hook, kinds: ['phase'], isOn: false }),
  },
  {
    what: 'is removed',
    change: ({ campaign, owner }: Table, hook: string) => host.hooks.remove(campaign, owner, hook),
  },
  { what: 'goes with its campaign', change: (table: Table) => deletion(table)() },
])('a failing delivery to a hook that meanwhile $what', async ({ change }) => {
  const { table, hook } = await hooked(1);
  const delivered = await host.hooks.deliver(async () => {
    expect(await change(table, hook)).toMatchObject(DONE);
    return UNREACHABLE;
  });
  expect(delivered).toBe('failed');
});

test('two deliveries at the same time to a hook that is gone', async () => {
  await hooked(2);
  let sending = 0;
  let bothSend = (): void => undefined;
  const both = new Promise<void>((resolve) => {
    bothSend = resolve;
  });
  const send = async () => {
    sending += 1;
    if (sending === 2) bothSend();
    await both;
    return GONE;
  };
  expect(await Promise.all([host.hooks.deliver(send), other.hooks.deliver(send)])).toEqual(['failed', 'failed']);
});

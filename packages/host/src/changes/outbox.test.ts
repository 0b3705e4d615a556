import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createHost, type Host } from '../host.ts';
import { BECAUSE, runningTable, type Table, tally } from '../testing.ts';
import { listenForChanges } from './listen.ts';
import type { CampaignChange, Change } from './types.ts';

const database = await testDatabase();
const { connectionString } = database;
const db = createDb({ connectionString, poolSize: 6 });
let now = new Date('2026-11-20T12:00:00.000Z');
const errors: string[] = [];
const process = (): Host =>
  createHost({ db, clock: () => now, rulesets: () => tally, onError: (error) => void errors.push(String(error)) });
const host = process();

beforeEach(async () => {
  errors.length = 0;
  await db.prisma.outbox.deleteMany();
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const left = ({ campaign }: Table): Promise<number> => db.prisma.outbox.count({ where: { campaignId: campaign } });
const closed = ({ campaign, owner }: Table, opening: number) => host.closePhase(campaign, owner, opening, BECAUSE);

/** A game with a step that others have not been notified of. */
async function untold(): Promise<Table> {
  const table = await runningTable(db, host);
  expect(await left(table)).toBe(1);
  return table;
}

/** Everything that a process tells until it can tell no more. */
async function toldBy(teller: Host, tell: (change: CampaignChange) => void = () => undefined) {
  const told: CampaignChange[] = [];
  const hear = (change: CampaignChange): void => {
    tell(change);
    told.push(change);
  };
  while (await teller.tellNext(hear));
  return told;
}

/** The steps that other processes are notified of. */
async function others() {
  const heard: Change[] = [];
  let marked = (): void => undefined;
  const onChange = (change: Change): void => {
    if (change.what === 'seals') marked();
    else if (change.what === 'step') heard.push(change);
  };
  const { stop } = await listenForChanges({ connectionString, except: '', onChange, onGap: () => undefined });
  return {
    async heard({ campaign }: Table): Promise<readonly Change[]> {
      const mark = new Promise<void>((resolve) => {
        marked = resolve;
      });
      await host.notify([{ what: 'seals', campaign, n: 0 }]);
      await mark;
      return heard;
    },
    stop,
  };
}

const failingFor =
  ({ campaign }: Table) =>
  (change: Change): void => {
    if (change.campaign === campaign) throw new Error('no hands free');
  };

test('one notice covers several steps: it says where the campaign is now, here and elsewhere', async () => {
  const ears = await others();
  const table = await untold();
  await closed(table, 0);
  await closed(table, 1);
  expect(await left(table)).toBe(3);
  const change = { what: 'step', campaign: table.campaign, n: 2 };
  expect(await toldBy(host)).toEqual([change]);
  expect(await left(table)).toBe(0);
  expect(await ears.heard(table)).toEqual([change]);
  await ears.stop();
});

test('a paused campaign is announced as a change of the lobby', async () => {
  const table = await untold();
  expect(await host.pause(table.campaign, table.owner, BECAUSE)).toMatchObject({ ok: true });
  expect(await toldBy(host)).toEqual([{ what: 'lobby', campaign: table.campaign, n: 0 }]);
});

test('campaigns are announced in the order in which they have waited', async () => {
  const [one, two] = [await untold(), await untold()];
  await closed(one, 0);
  expect(await toldBy(host)).toMatchObject([
    { campaign: one.campaign, n: 1 },
    { campaign: two.campaign, n: 0 },
  ]);
});

test('while one process announces a campaign, another skips it and announces the rest', async () => {
  const [one, two] = [await untold(), await untold()];
  const teller = await db.pool.connect();
  await teller.query('BEGIN');
  await teller.query('SELECT FROM outbox WHERE campaign_id = $1 FOR UPDATE', [one.campaign]);
  await closed(one, 0);
  expect(await toldBy(process())).toMatchObject([{ campaign: two.campaign }]);
  // The process dies.
  await teller.query('ROLLBACK');
  teller.release();
  expect(await toldBy(process())).toMatchObject([{ campaign: one.campaign, n: 1 }]);
  expect(errors).toEqual([]);
});

test('a step made while its campaign is being announced is announced later', async () => {
  const table = await untold();
  const making: Promise<unknown>[] = [];
  await host.tellNext(() => void making.push(closed(table, 0)));
  await Promise.all(making);
  expect(await left(table)).toBe(1);
  expect(await toldBy(host)).toMatchObject([{ campaign: table.campaign, n: 1 }]);
});

test('a campaign that cannot be announced holds up no others and is announced later, or elsewhere', async () => {
  const ears = await others();
  const [bad, good] = [await untold(), await untold()];
  const told = (teller: Host) => toldBy(teller, failingFor(bad));
  expect(await told(host)).toMatchObject([{ campaign: good.campaign }]);
  expect(errors).toEqual(['Error: no hands free']);
  expect(await ears.heard(bad)).toMatchObject([{ campaign: good.campaign }]);
  await ears.stop();
  expect(await left(bad)).toBe(1);

  // It is in backoff for half a minute, so no error follows.
  now = new Date(now.getTime() + 29_999);
  expect(await told(host)).toEqual([]);
  expect(errors).toHaveLength(1);
  now = new Date(now.getTime() + 1);
  expect(await told(host)).toEqual([]);
  expect(errors).toHaveLength(2);
  expect(await toldBy(process())).toMatchObject([{ campaign: bad.campaign }]);
  expect(await left(bad)).toBe(0);
});

test('if the database cannot delete the entry, others are not notified or held up', async () => {
  const ears = await others();
  const [bad, good] = [await untold(), await untold()];
  await db.pool.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the entry stays'; END $$`);
  await db.pool.query(`CREATE TRIGGER refuse BEFORE DELETE ON outbox FOR EACH ROW
    WHEN (old.campaign_id = '${bad.campaign}') EXECUTE FUNCTION refuse()`);
  await toldBy(host);
  expect(await ears.heard(good)).toMatchObject([{ campaign: good.campaign }]);
  expect([await left(bad), await left(good)]).toEqual([1, 0]);
  await db.pool.query('DROP FUNCTION refuse() CASCADE');
  expect(errors).toEqual([expect.stringContaining('the entry stays')]);

  now = new Date(now.getTime() + 30_000);
  expect(await toldBy(host)).toMatchObject([{ campaign: bad.campaign }]);
  expect(await ears.heard(bad)).toMatchObject([{ campaign: good.campaign }, { campaign: bad.campaign }]);
  await ears.stop();
});

test('entries locked by the deletion of their campaign are left to it', async () => {
  const table = await untold();
  await closed(table, 0);
  const deletion = await db.pool.connect();
  await deletion.query('BEGIN');
  await deletion.query('DELETE FROM outbox WHERE id = (SELECT max(id) FROM outbox)');
  expect(await toldBy(host)).toMatchObject([{ campaign: table.campaign }]);
  await deletion.query('COMMIT');
  deletion.release();
  expect(await left(table)).toBe(0);
});

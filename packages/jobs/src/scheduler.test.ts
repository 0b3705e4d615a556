import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { type CampaignChange, type Change, createHost, type Host, listenForChanges } from '@sealed-orders/host';
import { BECAUSE, BLUE, RED, runningTable, sealNumber, tally } from '@sealed-orders/host/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Scheduler, startScheduler } from './scheduler.ts';

const database = await testDatabase();
const { connectionString } = database;
const db = createDb({ connectionString, poolSize: 8 });
/** The process that runs the scheduler, and one that serves pages without it. */
const keeper = createHost({ db, rulesets: () => tally });
const pages = createHost({ db, rulesets: () => tally, shortestClock: 1 });
const errors: unknown[] = [];
/** Resources that a test leaves open. */
const ends: (() => Promise<void>)[] = [];
/** The scheduler's notices to the process that it runs in. */
const told = createEar();
let scheduler: Scheduler;
beforeAll(async () => {
  const onError = (error: unknown): void => void errors.push(error);
  scheduler = await startScheduler({ host: keeper, db, connectionString, onTold: told.hear, onError });
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(async () => {
  await scheduler.stop();
  await db.close();
  await database.drop();
  expect(errors).toEqual([]);
});

/** A process's own changes, or those it is notified of, from now on. */
interface Ear {
  readonly heard: readonly Change[];
  /** Resolves when this change has come; others may come before it. */
  until(wanted: CampaignChange): Promise<void>;
}

function createEar(): Ear & { readonly hear: (change: Change) => void } {
  const heard: Change[] = [];
  const asked = new Set<() => void>();
  return {
    heard,
    hear(change) {
      heard.push(change);
      for (const look of asked) look();
    },
    until: ({ what, campaign, n }) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!heard.some((it) => it.what !== 'talk' && it.what === what && it.campaign === campaign && it.n === n))
            return;
          asked.delete(look);
          resolve();
        };
        asked.add(look);
        look();
      }),
  };
}

/** Collects the changes that the process makes. */
function inside(host: Host): Ear {
  const ear = createEar();
  host.subscribe(ear.hear);
  return ear;
}

/** Collects, as this process, the notices of others. */
async function fromOthers(host: Host): Promise<Ear> {
  const ear = createEar();
  const given = { connectionString, except: host.origin, onChange: ear.hear, onGap: () => undefined };
  const listening = await listenForChanges(given);
  ends.push(() => listening.stop());
  return ear;
}

test('a step is made when its time is over, and not a millisecond earlier', async () => {
  const ear = inside(keeper);
  const { campaign } = await runningTable(db, pages, { seconds: 1 });
  await ear.until({ what: 'step', campaign, n: 1 });
  await db.pool.query(`UPDATE campaign SET status = 'finished' WHERE id = $1`, [campaign]);
  const [begun, made] = (await pages.steps(campaign, { kind: 'referee' })).steps.map(({ at }) => Date.parse(at));
  if (begun === undefined || made === undefined) throw new Error('there are two steps at least');
  expect(made - begun).toBeGreaterThanOrEqual(1000);
});

test('the last seal in another process makes the step, and that process is notified', async () => {
  const table = await runningTable(db, pages);
  const ear = await fromOthers(pages);
  await sealNumber(pages, table, RED, 0, 1);
  await sealNumber(pages, table, BLUE, 0, 1);
  await ear.until({ what: 'step', campaign: table.campaign, n: 1 });
  expect(await pages.head(table.campaign)).toMatchObject({ n: 1 });
});

test('a campaign that had to stop is announced too', async () => {
  const table = await runningTable(db, pages, { settings: { breakAt: 2 } });
  const ear = await fromOthers(pages);
  await sealNumber(pages, table, RED, 0, 1);
  await sealNumber(pages, table, BLUE, 0, 1);
  await ear.until({ what: 'lobby', campaign: table.campaign, n: 0 });
  expect(await pages.head(table.campaign)).toMatchObject({ status: 'paused', pausedBecause: 'broken' });
});

test('a process that announces a step made elsewhere is notified too', async () => {
  const { campaign, owner } = await runningTable(db, pages);
  expect(await pages.closePhase(campaign, owner, 0, BECAUSE)).toEqual({ ok: true, value: { n: 1 } });
  await told.until({ what: 'step', campaign, n: 1 });
});

test('a stopped scheduler makes no more steps', async () => {
  const own = createDb({ connectionString, poolSize: 4 });
  const host = createHost({ db: own, rulesets: () => tally });
  const second = await startScheduler({ host, db: own, connectionString, onError: (error) => errors.push(error) });
  await second.stop();
  const [stopped, running] = [inside(host), inside(keeper)];
  const table = await runningTable(db, pages);
  await sealNumber(pages, table, RED, 0, 1);
  await sealNumber(pages, table, BLUE, 0, 1);
  await running.until({ what: 'step', campaign: table.campaign, n: 1 });
  expect(stopped.heard).toEqual([]);
  await own.close();
});

import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { type Change, createHost, type Host, listenForChanges } from '@sealed-orders/host';
import { BLUE, RED, runningTable, sealNumber, tally } from '@sealed-orders/host/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Scheduler, startScheduler } from './scheduler.ts';
import { tellStep } from './tell-step.ts';

const database = await testDatabase();
const { connectionString } = database;
const db = createDb({ connectionString, poolSize: 8 });
/** The process that runs the scheduler, and one that serves pages without it. */
const keeper = createHost({ db, rulesets: () => tally });
const pages = createHost({ db, rulesets: () => tally, shortestClock: 1 });
const errors: unknown[] = [];
let scheduler: Scheduler;
beforeAll(async () => {
  scheduler = await startScheduler({ host: keeper, connectionString, onError: (error) => errors.push(error) });
});
afterAll(async () => {
  await scheduler.stop();
  await db.close();
  await database.drop();
  expect(errors).toEqual([]);
});

/** The next change of this kind that the process makes. */
function next(host: Host, what: Change['what']): Promise<Change> {
  return new Promise((resolve) => {
    const stop = host.subscribe((change) => {
      if (change.what !== what) return;
      stop();
      resolve(change);
    });
  });
}

/** The next change of this kind that another process than this one tells. */
async function nextHeard(host: Host, what: Change['what']): Promise<{ readonly change: Promise<Change> }> {
  let hear: (change: Change) => void = () => undefined;
  const change = new Promise<Change>((resolve) => {
    hear = resolve;
  });
  const listening = await listenForChanges({
    connectionString,
    except: host.origin,
    onChange: (heard) => {
      if (heard.what === what) hear(heard);
    },
    onGap: () => undefined,
  });
  return { change: change.finally(() => listening.stop()) };
}

test('a step is made at its deadline, and not a millisecond before', async () => {
  const made = next(keeper, 'step');
  const table = await runningTable(db, pages, { seconds: 1 });
  const due = (await pages.head(table.campaign))?.nextDue ?? '';
  expect(await made).toMatchObject({ campaign: table.campaign, n: 1 });
  const { at } = (await pages.steps(table.campaign))[1] ?? { at: '' };
  expect(Date.parse(at)).toBeGreaterThanOrEqual(Date.parse(due));
  await db.pool.query(`UPDATE campaign SET status = 'finished' WHERE id = $1`, [table.campaign]);
});

test('the last seal in another process makes the step, and that process hears of it', async () => {
  const table = await runningTable(db, pages);
  const { change } = await nextHeard(pages, 'step');
  await sealNumber(pages, table, RED, 0, 1);
  await sealNumber(pages, table, BLUE, 0, 1);
  expect(await change).toEqual({ what: 'step', campaign: table.campaign, n: 1 });
  expect(await pages.head(table.campaign)).toMatchObject({ n: 1 });
});

test('a campaign that had to be stopped is told too', async () => {
  const table = await runningTable(db, pages, { settings: { breakAt: 2 } });
  const { change } = await nextHeard(pages, 'lobby');
  await sealNumber(pages, table, RED, 0, 1);
  await sealNumber(pages, table, BLUE, 0, 1);
  expect(await change).toEqual({ what: 'lobby', campaign: table.campaign, n: 0 });
  expect(await pages.head(table.campaign)).toMatchObject({ status: 'paused', pausedBecause: 'broken' });
});

test('word of a step that is past by now is not passed on', async () => {
  const table = await runningTable(db, pages);
  const { change } = await nextHeard(keeper, 'step');
  // From a third process: what the two others tell themselves is not what is looked for.
  const teller = createHost({ db, rulesets: () => tally });
  await tellStep(teller, { campaign: table.campaign, n: 7 });
  await tellStep(teller, { campaign: table.campaign, n: 0 });
  expect(await change).toEqual({ what: 'step', campaign: table.campaign, n: 0 });
});

test('a stopped scheduler makes no more steps', async () => {
  const own = createDb({ connectionString, poolSize: 4 });
  const host = createHost({ db: own, rulesets: () => tally });
  const second = await startScheduler({ host, connectionString, onError: (error) => errors.push(error) });
  await second.stop();
  const mine: Change[] = [];
  host.subscribe((change) => mine.push(change));
  const made = next(keeper, 'step');
  const table = await runningTable(db, pages);
  await sealNumber(pages, table, RED, 0, 1);
  await sealNumber(pages, table, BLUE, 0, 1);
  expect(await made).toMatchObject({ campaign: table.campaign });
  expect(mine).toEqual([]);
  await own.close();
});

import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { openHost } from '../open.ts';
import { RED, runningTable, sealNumber, tally } from '../testing.ts';
import { listenForChanges } from './listen.ts';
import type { Change } from './types.ts';

const database = await testDatabase();
const { connectionString } = database;
const db = createDb({ connectionString, poolSize: 6 });
const host = createHost({ db, rulesets: () => tally });
const other = createHost({ db, rulesets: () => tally });
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** Collects notices; `until` resolves when there are enough. */
function ears() {
  const heard: Change[] = [];
  let gaps = 0;
  let listener = (): void => undefined;
  return {
    heard,
    onChange: (change: Change): void => {
      heard.push(change);
      listener();
    },
    onGap: (): void => {
      gaps += 1;
      listener();
    },
    until: (isEnough: (heard: readonly Change[], gaps: number) => boolean): Promise<void> =>
      new Promise((resolve) => {
        listener = () => {
          if (isEnough(heard, gaps)) resolve();
        };
        listener();
      }),
  };
}

const campaign = '00000000-0000-4000-8000-000000000001';

test('a process receives the notices of others, and not its own', async () => {
  const { heard, until, ...on } = ears();
  const listening = await listenForChanges({ connectionString, except: host.origin, ...on });
  await host.notify([{ what: 'step', campaign, n: 1 }]);
  await db.pool.query(`SELECT pg_notify('sealed_orders', 'gibberish')`);
  await other.notify([{ what: 'step', campaign, n: 2 }]);
  await until(({ length }) => length > 0);
  expect(heard).toEqual([{ what: 'step', campaign, n: 2 }]);
  await listening.stop();
});

test('a process that stops tells the others of a seal that it has just accepted', async () => {
  const { heard, until, ...on } = ears();
  const table = await runningTable(db, host);
  const listening = await listenForChanges({ connectionString, except: host.origin, ...on });
  const ending = openHost({ connectionString, poolSize: 2, rulesets: () => tally });
  expect(await sealNumber(ending.host, table, RED, 0, 1)).toMatchObject({ ok: true });
  await ending.close();
  await until((changes) => changes.some(({ what }) => what === 'seals'));
  expect(heard).toEqual([{ what: 'seals', campaign: table.campaign, n: 0 }]);
  await listening.stop();
});

test('other processes get seals in batched messages', async () => {
  const { heard, until, ...on } = ears();
  const listening = await listenForChanges({ connectionString, except: other.origin, ...on });
  const table = await runningTable(db, host);
  for (const add of [1, 2, 3, 4]) await sealNumber(host, table, RED, 0, add);
  await host.notify([{ what: 'step', campaign, n: 9 }]);
  const seals = (): Change[] => heard.filter(({ what }) => what === 'seals');
  await until(() => seals().length > 0);
  expect(seals()).toEqual([{ what: 'seals', campaign: table.campaign, n: 0 }]);
  await listening.stop();
});

test('a cut connection is restored, and listeners learn of the gap', async () => {
  const { heard, until, ...on } = ears();
  const listening = await listenForChanges({ connectionString, except: host.origin, ...on });
  await db.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %' AND datname = current_database()`,
  );
  await until((_heard, gaps) => gaps === 1);
  await other.notify([{ what: 'lobby', campaign, n: 3 }]);
  await until(({ length }) => length > 0);
  expect(heard).toEqual([{ what: 'lobby', campaign, n: 3 }]);
  await listening.stop();
});

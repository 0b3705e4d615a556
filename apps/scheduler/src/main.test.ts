import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { seedCampaign } from '@sealed-orders/testkit';
import { afterAll, expect, test } from 'vitest';

const database = await testDatabase();
const { connectionString } = database;
const db = createDb({ connectionString, poolSize: 2 });
afterAll(async () => {
  await db.close();
  await database.drop();
});

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

const scheduler = (env: Record<string, string>) =>
  spawn(process.execPath, [MAIN], { env: { NODE_ENV: 'test', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });

/** The whole error output of a process until it ends, and how it ends. */
async function failure(env: Record<string, string>): Promise<{ said: string[]; code: unknown }> {
  const child = scheduler(env);
  const said: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => said.push(line));
  const [code] = await once(child, 'close');
  return { said, code };
}

test('makes the step that is due, notifies others, and ends when asked to', { timeout: 30_000 }, async () => {
  const ears = await db.pool.connect();
  await ears.query('LISTEN sealed_orders');
  const told = new Promise<unknown>((resolve) => {
    ears.on('notification', ({ payload }) => {
      const message: unknown = JSON.parse(payload ?? 'null');
      if (JSON.stringify(message).includes('"step"')) resolve(message);
    });
  });
  const sealed = ['azure', 'madder', 'ochre', 'verdigris'] as const;
  const { campaign } = await seedCampaign({ connectionString, sealed });

  const child = scheduler({ DATABASE_URL: connectionString });
  await once(createInterface({ input: child.stdout }), 'line');
  expect(await told).toMatchObject({ what: 'step', campaign });
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  ears.release(true);
});

test('reports a missing database setting in one sentence', async () => {
  expect(await failure({})).toEqual({
    said: ['The scheduler cannot start: set DATABASE_URL to something sensible.'],
    code: 1,
  });
});

test('reports in one sentence that the database cannot be used', async () => {
  const { said, code } = await failure({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
  expect(said.length).toBe(1);
  expect(said[0]).toMatch(/^The scheduler cannot start: the database cannot be used \(.*ECONNREFUSED.*\)\.$/);
  expect(code).toBe(1);
});

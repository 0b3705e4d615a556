import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedServer, ensureDatabase, startEmbedded } from './embedded.ts';

let folder: string;
let server: EmbeddedServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sealed-orders-embedded-'));
  server = await startEmbedded({ folder, durable: true });
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function rows(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const found = await client.query(statement);
  await client.end();
  return found.rows;
}

const lockFile = (): string => join(server.data, 'postmaster.pid');
const processNumber = async (): Promise<number> => Number((await readFile(lockFile(), 'utf8')).split('\n')[0]);

test('what was committed is there again after the server was killed', async () => {
  const url = await ensureDatabase(server, 'war');
  await rows(url, 'CREATE TABLE note AS SELECT 7 AS n');
  process.kill(await processNumber(), 'SIGKILL');

  server = await startEmbedded({ folder, durable: true });

  expect(server.wasRunning).toBe(false);
  expect(await rows(server.url('war'), 'SELECT n FROM note')).toEqual([{ n: 7 }]);
});

test('a server that still runs is taken over', async () => {
  const before = await processNumber();

  const again = await startEmbedded({ folder, durable: true });

  expect(again.wasRunning).toBe(true);
  expect(await processNumber()).toBe(before);
  expect(await rows(again.url('war'), 'SELECT n FROM note')).toEqual([{ n: 7 }]);
});

test('a lock file that names a process which is no PostgreSQL is cleared away', async () => {
  const lock = await readFile(lockFile(), 'utf8');
  await server.stop();
  await writeFile(lockFile(), lock.replace(/^\d+/, String(process.pid)));

  server = await startEmbedded({ folder, durable: true });

  expect(server.wasRunning).toBe(false);
  expect(await rows(server.url('war'), 'SELECT n FROM note')).toEqual([{ n: 7 }]);
});

test('a database is made once', async () => {
  expect(await ensureDatabase(server, 'war')).toBe(server.url('war'));
  expect(await rows(server.url('war'), 'SELECT n FROM note')).toEqual([{ n: 7 }]);
});

test('an interrupted set-up leaves nothing that the next one trips over', async () => {
  expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([]);
});

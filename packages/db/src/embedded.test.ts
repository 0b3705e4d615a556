import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import {
  type EmbeddedFailure,
  type EmbeddedServer,
  ensureDatabase,
  startEmbedded,
  type Watching,
  watchEmbedded,
} from './embedded.ts';

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

test('committed data is there again after the server was killed', async () => {
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

test('a lock file that names a process that is not PostgreSQL is cleared away', async () => {
  const lock = await readFile(lockFile(), 'utf8');
  await server.stop();
  await writeFile(lockFile(), lock.replace(/^\d+/, String(process.pid)));

  server = await startEmbedded({ folder, durable: true });

  expect(server.wasRunning).toBe(false);
  expect(await rows(server.url('war'), 'SELECT n FROM note')).toEqual([{ n: 7 }]);
});

test('a database is created once', async () => {
  expect(await ensureDatabase(server, 'war')).toBe(server.url('war'));
  expect(await rows(server.url('war'), 'SELECT n FROM note')).toEqual([{ n: 7 }]);
});

test('an interrupted set-up leaves nothing that breaks the next one', async () => {
  expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([]);
});

/** Watches the server: resolves with the watcher's next callback. */
function watch(): Watching & { readonly next: () => Promise<string | EmbeddedFailure> } {
  const said: (string | EmbeddedFailure)[] = [];
  let ask = (): void => undefined;
  const say = (word: string | EmbeddedFailure): void => {
    said.push(word);
    ask();
  };
  const told = { onDown: () => say('down'), onBack: () => say('back'), onLost: say };
  const next = (): Promise<string | EmbeddedFailure> =>
    new Promise((resolve) => {
      ask = () => {
        const word = said.shift();
        if (word !== undefined) resolve(word);
      };
      ask();
    });
  return { ...watchEmbedded(server, told), next };
}

test('a watched server that is killed runs again at the same place, with the committed data', async () => {
  const { next, stop } = watch();
  const before = await processNumber();
  for (const _ of ['once', 'again']) {
    process.kill(await processNumber(), 'SIGKILL');
    expect([await next(), await next()]).toEqual(['down', 'back']);
    expect(await rows(server.url('war'), 'SELECT n FROM note')).toEqual([{ n: 7 }]);
  }
  expect(await processNumber()).not.toBe(before);
  await stop();
});

test('a server that restarts on its own because a child of it was killed is waited for', async () => {
  const { next, stop } = watch();
  const before = await processNumber();
  const [own] = z
    .array(z.object({ pid: z.number() }))
    .parse(await rows(server.url('war'), `SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'`));
  process.kill(own?.pid ?? 0, 'SIGKILL');
  expect([await next(), await next()]).toEqual(['down', 'back']);
  expect(await processNumber()).toBe(before);
  await stop();
});

test('stopping the watcher and the server calls nothing', async () => {
  const { stop } = watch();
  await stop();
  await server.stop();
  server = await startEmbedded({ folder, durable: true });
});

const FULL = '/dev/full';
test.runIf(existsSync(FULL))(
  'a server that cannot be restarted because the disk is full is reported as such',
  async () => {
    const { next, stop } = watch();
    await rm(join(server.data, 'postmaster.opts'));
    await symlink(FULL, join(server.data, 'postmaster.opts'));
    process.kill(await processNumber(), 'SIGKILL');
    expect([await next(), await next()]).toEqual(['down', expect.objectContaining({ code: 'no-space' })]);
    await stop();
    await rm(join(server.data, 'postmaster.opts'));
    await server.revive();
  },
);

test('a restarted server that refuses connections because the disk is full is reported immediately', async () => {
  const { next, stop } = watch();
  await rows(
    server.url('postgres'),
    `CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not write init file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
     CREATE EVENT TRIGGER refuse ON login EXECUTE FUNCTION refuse();`,
  );
  process.kill(await processNumber(), 'SIGKILL');
  expect([await next(), await next()]).toEqual(['down', expect.objectContaining({ code: 'no-space' })]);
  await stop();
  const past = new URL(server.url('postgres'));
  past.searchParams.set('options', '-c event_triggers=off');
  await rows(past.href, 'DROP EVENT TRIGGER refuse; DROP FUNCTION refuse()');
});

test('a server whose data is gone is not set up again as an empty one', { timeout: 60_000 }, async () => {
  const { next, stop } = watch();
  await rename(server.data, `${server.data}.elsewhere`);
  process.kill(Number((await readFile(`${server.data}.elsewhere/postmaster.pid`, 'utf8')).split('\n')[0]), 'SIGKILL');
  expect([await next(), await next()]).toEqual(['down', expect.objectContaining({ code: 'start-failed' })]);
  await stop();
  await rename(`${server.data}.elsewhere`, server.data);
  await server.revive();
});

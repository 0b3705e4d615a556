import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connected } from './connected.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { allMigrations } from './migrations.ts';
import { TEST_DATABASE_URL } from './testing/env.ts';

export interface TestDatabase {
  readonly connectionString: string;
  /** Drops it; connections that are still open after a while are closed. */
  drop(): Promise<void>;
}

/** Any lock number that nothing else on a test server uses. */
const TEMPLATE_LOCK = 5_318_008_472;

/**
 * A migrated database for one test file: a clone of a template that is made once per server and set of migrations, on
 * the server that `TEST_DATABASE_URL` names, or on its own.
 */
export async function testDatabase(): Promise<TestDatabase> {
  if (TEST_DATABASE_URL !== undefined) return cloneOn(TEST_DATABASE_URL);
  const server = await throwawayServer();
  const clone = await cloneOn(server.url);
  return {
    connectionString: clone.connectionString,
    drop: async () => {
      await clone.drop();
      await server.stop();
    },
  };
}

export interface ThrowawayServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL server in a temporary folder, which `stop` removes completely. */
export async function throwawayServer(): Promise<ThrowawayServer> {
  const folder = await mkdtemp(join(tmpdir(), 'sealed-orders-test-'));
  const server = await startEmbedded({ folder, durable: false });
  return {
    url: server.url('postgres'),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An empty database on the same server, without our tables. */
export async function emptyDatabase(): Promise<TestDatabase> {
  if (TEST_DATABASE_URL !== undefined) return createdOn(TEST_DATABASE_URL, null);
  const server = await throwawayServer();
  const made = await createdOn(server.url, null);
  return { connectionString: made.connectionString, drop: () => made.drop().then(server.stop) };
}

async function cloneOn(serverUrl: string): Promise<TestDatabase> {
  const template = `template_${await fingerprint()}`;
  await connected(serverUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (found.rowCount === 1) return;
    // Migrated under another name first, so that an existing template is always complete.
    const unfinished = `unfinished_${randomBytes(6).toString('hex')}`;
    await client.query(`CREATE DATABASE ${unfinished}`);
    await migrate(databaseUrl(serverUrl, unfinished));
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
  });
  return createdOn(serverUrl, template);
}

async function createdOn(serverUrl: string, template: string | null): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await connected(serverUrl, (client) =>
    client.query(`CREATE DATABASE ${name}${template === null ? '' : ` TEMPLATE ${template}`}`),
  );
  return {
    connectionString: databaseUrl(serverUrl, name),
    drop: () => connected(serverUrl, (client) => dropped(client, name)),
  };
}

/**
 * PostgreSQL waits a few seconds for connections that are closing: pools close theirs without waiting, and the error of
 * a connection cut off meanwhile would be unhandled.
 */
async function dropped(client: pg.Client, name: string): Promise<void> {
  try {
    await client.query(`DROP DATABASE ${name}`);
  } catch (error) {
    if (!isInUse(error)) throw error;
    await client.query(`DROP DATABASE ${name} (FORCE)`);
  }
}

const isInUse = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '55006';

/** The same migrations share a template. */
async function fingerprint(): Promise<string> {
  const text = JSON.stringify(await allMigrations());
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex').slice(0, 16);
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

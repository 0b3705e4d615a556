import { chmod, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { accountFor } from './embedded/account.ts';
import { canRun, copiedBinaries, installedBinaries, openFolder } from './embedded/binaries.ts';
import { type Cluster, prepared } from './embedded/cluster.ts';
import { launched, runningPort, stopped } from './embedded/server.ts';

export { freePort } from './embedded/cluster.ts';
export { EmbeddedFailure, type EmbeddedFailureCode } from './embedded/failure.ts';

export interface EmbeddedOptions {
  /** Where the data lies, in a folder `postgres` of its own. */
  readonly folder: string;
  /** False for throwaway data: faster, and lost when the machine stops. */
  readonly durable: boolean;
}

export interface EmbeddedServer {
  /** Where the data really lies: elsewhere than asked when root's folder is closed to PostgreSQL's account. */
  readonly data: string;
  /** Was it running already, left over from a process that was killed? */
  readonly wasRunning: boolean;
  /** The connection string of one database on this server. */
  url(database: string): string;
  stop(): Promise<void>;
}

const SETTINGS = ['max_connections=200'];
const THROWAWAY_SETTINGS = ['max_connections=300', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * A real PostgreSQL on this machine's loopback, started on a free port: sets the data up when there is none, takes
 * over a server that still runs on it, recovers after a kill. Throws `EmbeddedFailure`.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const cluster = await clusterIn(resolve(options.folder));
  const keys = await prepared(cluster);
  const running = await runningPort(cluster);
  const settings = options.durable ? SETTINGS : THROWAWAY_SETTINGS;
  const port = running ?? (await launched(cluster, keys, settings));
  return {
    data: cluster.data,
    wasRunning: running !== null,
    url: (database) => `postgres://postgres:${keys.password}@127.0.0.1:${port}/${database}`,
    stop: () => stopped(cluster),
  };
}

/** Creates the database unless it is there. Returns its connection string. */
export async function ensureDatabase(server: EmbeddedServer, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return server.url(name);
}

async function clusterIn(folder: string): Promise<Cluster> {
  const data = join(folder, 'postgres');
  const account = await accountFor(data);
  const binaries = await installedBinaries();
  if (account.uid === undefined) {
    await mkdir(folder, { recursive: true });
    return { data, account, binaries };
  }
  if (await canRun(binaries, account)) {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o755);
    return { data, account, binaries };
  }
  const open = openFolder(folder);
  const elsewhere = join(open, 'postgres');
  const copied = await copiedBinaries(binaries, open);
  return { data: elsewhere, account: await accountFor(elsewhere), binaries: copied };
}

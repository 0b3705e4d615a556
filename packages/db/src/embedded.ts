import { chmod, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { connected } from './connected.ts';
import { accountFor } from './embedded/account.ts';
import { canRun, copiedBinaries, installedBinaries, openFolder } from './embedded/binaries.ts';
import { type Cluster, prepared } from './embedded/cluster.ts';
import { launched, runningPort, stopped } from './embedded/server.ts';

export { freePort } from './embedded/cluster.ts';
export { EmbeddedFailure, type EmbeddedFailureCode } from './embedded/failure.ts';
export { type Watching, watchEmbedded } from './embedded/watch.ts';

export interface EmbeddedOptions {
  /** The folder for the data, which goes into a subfolder `postgres`. */
  readonly folder: string;
  /** False for throwaway data: faster, but lost when the machine stops. */
  readonly durable: boolean;
  /** Further settings of PostgreSQL, each `name=value`. */
  readonly settings?: readonly string[];
}

export interface EmbeddedServer {
  /** The actual folder of the data: a different one if PostgreSQL's account cannot enter root's folder. */
  readonly data: string;
  /** Whether it was already running, left over from a process that was killed. */
  readonly wasRunning: boolean;
  /** The connection string of one database on this server. */
  url(database: string): string;
  /** Restarts it on the same port unless it is running. Throws `EmbeddedFailure`. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

const SETTINGS = ['max_connections=200'];
const THROWAWAY_SETTINGS = ['max_connections=300', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a real PostgreSQL on the loopback address and a free port: creates the data if there is none, takes over a
 * server that still runs on it, and recovers after a kill. Throws `EmbeddedFailure`.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const cluster = await clusterIn(resolve(options.folder));
  const keys = await prepared(cluster);
  const running = await runningPort(cluster);
  const settings = [...(options.durable ? SETTINGS : THROWAWAY_SETTINGS), ...(options.settings ?? [])];
  const port = running ?? (await launched(cluster, keys, { settings, mayMove: true }));
  return {
    data: cluster.data,
    wasRunning: running !== null,
    url: (database) => `postgres://postgres:${keys.password}@127.0.0.1:${port}/${database}`,
    revive: async () => {
      if ((await runningPort(cluster)) !== null) return;
      await launched(cluster, { ...keys, port }, { settings, mayMove: false });
    },
    stop: () => stopped(cluster),
  };
}

/** Creates the database unless it exists. Returns its connection string. */
export async function ensureDatabase(server: EmbeddedServer, name: string): Promise<string> {
  await connected(server.url('postgres'), async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
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

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type OpenHost, openHost } from '@sealed-orders/host';
import { memoryVariables, nodeFlags } from '../../../../scripts/start/node-flags.mjs';
import { plainEnvironment } from '../env.ts';
import { startDatabase } from './database.ts';

const WEB = fileURLToPath(new URL('../../../web', import.meta.url));

/** The real server in a separate process, on its own durable database, with a host to seed campaigns. */
export interface Site {
  readonly port: number;
  readonly connectionString: string;
  readonly secret: string;
  readonly opened: OpenHost;
  /** Resident memory of the server's process, MiB. */
  memory(): Promise<number>;
  /** Processor time that the server's process has used so far, ms. */
  processor(): Promise<number>;
  /** The same for all processes of its database that existed at this or an earlier call, ms. */
  databaseProcessor(): Promise<number>;
  stop(): Promise<void>;
}

/** Whether the pages are built: the server does not start without them. */
export const isBuilt = (): boolean => existsSync(join(WEB, '.next', 'BUILD_ID'));

export async function startSite(): Promise<Site> {
  const database = await startDatabase();
  const { connectionString } = database;
  const secret = 'the secret of a bench and of nothing else';
  const server = spawn(process.execPath, [...nodeFlags(), join(WEB, 'server/main.ts')], {
    env: {
      ...plainEnvironment(),
      ...memoryVariables(),
      PORT: '0',
      DATABASE_URL: connectionString,
      NEXTAUTH_SECRET: secret,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await readyPort(server);
  const opened = openHost({ connectionString, poolSize: 4, shortestClock: 1 });
  const known = new Map<number, number>();
  return {
    port,
    connectionString,
    secret,
    opened,
    memory: () => residentMemory(server),
    processor: () => processorTime(server.pid),
    databaseProcessor: () => databaseTime(opened, known),
    stop: async () => {
      await opened.close();
      server.kill('SIGTERM');
      await once(server, 'exit');
      await database.stop();
    },
  };
}

async function readyPort(server: ChildProcess): Promise<number> {
  if (server.stdout === null) throw new Error('the server has no output');
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /^ready (\S+)/.exec(line)?.[1];
    if (address !== undefined) return Number(new URL(address).port);
  }
  throw new Error('the server ended before it was ready');
}

async function residentMemory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

/** Of all threads of a process that still exist. */
async function processorTime(pid: number | undefined): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = await Promise.all(
    // Zero for a thread that has ended meanwhile.
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')),
  );
  return times.reduce((sum, line) => sum + Number(line.split(' ', 1)[0]), 0) / 1_000_000;
}

/** @param known each process's time when it was last checked: those that have ended meanwhile still count */
async function databaseTime({ db }: OpenHost, known: Map<number, number>): Promise<number> {
  const { rows } = await db.pool.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
  for (const { pid } of rows) known.set(pid, await processorTime(pid).catch(() => known.get(pid) ?? 0));
  return [...known.values()].reduce((sum, time) => sum + time, 0);
}

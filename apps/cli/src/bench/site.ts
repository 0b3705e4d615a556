import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type OpenHost, openHost } from '@sealed-orders/host';
import { plainEnvironment } from '../env.ts';
import { startDatabase } from './database.ts';

const WEB = fileURLToPath(new URL('../../../web', import.meta.url));

/** The real server in a process of its own, on a durable database of its own, with a host to seed campaigns. */
export interface Site {
  readonly port: number;
  readonly connectionString: string;
  readonly secret: string;
  readonly opened: OpenHost;
  /** Resident memory of the server's process, MiB. */
  memory(): Promise<number>;
  /** Processor time that the server's process has used so far, ms. */
  processor(): Promise<number>;
  stop(): Promise<void>;
}

/** Whether the pages are built: the server does not start without. */
export const isBuilt = (): boolean => existsSync(join(WEB, '.next', 'BUILD_ID'));

export async function startSite(): Promise<Site> {
  const database = await startDatabase();
  const { connectionString } = database;
  const secret = 'the secret of a bench and of nothing else';
  const server = spawn(process.execPath, [join(WEB, 'server/main.ts')], {
    env: { ...plainEnvironment(), PORT: '0', DATABASE_URL: connectionString, NEXTAUTH_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await readyPort(server);
  const opened = openHost({ connectionString, poolSize: 4, shortestClock: 1 });
  return {
    port,
    connectionString,
    secret,
    opened,
    memory: () => residentMemory(server),
    processor: () => processorTime(server),
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

/** In ticks of a hundredth of a second, of which the system counts those of user and kernel apart. */
async function processorTime({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name stands in brackets and may hold spaces.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Binaries } from './binaries.ts';
import { failureFrom } from './failure.ts';
import { type Account, run } from './run.ts';

/** A data folder of PostgreSQL, the account that runs it, and its programs. */
export interface Cluster {
  readonly data: string;
  readonly account: Account;
  readonly binaries: Binaries;
}

/** What we store with the data: the password of the cluster and its last port. */
export interface Keys {
  readonly password: string;
  readonly port: number;
}

const keysSchema = z.object({ password: z.string(), port: z.int() });

/** Creates the data folder, completely or not at all, and returns its keys. Leaves an existing one as it is. */
export async function prepared(cluster: Cluster): Promise<Keys> {
  const known = await storedKeys(cluster);
  if (known !== null) return known;
  const unfinished = `${cluster.data}.unfinished`;
  const password = randomBytes(24).toString('hex');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await handOver(unfinished, cluster.account, 0o700);
  try {
    await initialise({ ...cluster, data: unfinished }, password);
    const keys = { password, port: await freePort() };
    await storeKeys({ ...cluster, data: unfinished }, keys);
    await rm(cluster.data, { recursive: true, force: true });
    await rename(unfinished, cluster.data);
    return keys;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Stores the keys with the data, readable only for the account that runs the cluster. */
export async function storeKeys(cluster: Cluster, keys: Keys): Promise<void> {
  const file = keysFile(cluster);
  await writeFile(file, JSON.stringify(keys), { mode: 0o600 });
  await handOver(file, cluster.account, 0o600);
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}

async function storedKeys(cluster: Cluster): Promise<Keys | null> {
  // PG_VERSION without keys is left by an interrupted set-up of an older version: it is created again.
  if ((await stat(join(cluster.data, 'PG_VERSION')).catch(absent)) === null) return null;
  const text = await readFile(keysFile(cluster), 'utf8').catch(absent);
  return text === null ? null : keysSchema.parse(JSON.parse(text));
}

/** "Does not exist" is an answer; "permission denied" is a failure, which must not lead to a new set-up. */
function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw failureFrom(error.code === 'EACCES' ? `permission denied: ${error.message}` : error.message, 'init-failed');
}

async function initialise(cluster: Cluster, password: string): Promise<void> {
  const passwordFile = join(tmpdir(), `sealed-orders-${randomBytes(8).toString('hex')}`);
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  try {
    await handOver(passwordFile, cluster.account, 0o600);
    const done = await run(
      cluster.binaries.initdb,
      [
        `--pgdata=${cluster.data}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // The same collation on every machine, whatever its locale.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { ...cluster.account, cwd: cluster.data },
    );
    if (done.code !== 0) throw failureFrom(done.output, 'init-failed');
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function handOver(path: string, account: Account, mode: number): Promise<void> {
  if (account.uid !== undefined && account.gid !== undefined) await chown(path, account.uid, account.gid);
  await chmod(path, mode);
}

function keysFile(cluster: Cluster): string {
  return join(cluster.data, 'sealed-orders.json');
}

import { readFile, rm, truncate } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Cluster, freePort, type Keys, storeKeys } from './cluster.ts';
import { EmbeddedFailure, failureFrom } from './failure.ts';
import { run } from './run.ts';

/**
 * How often a start is tried: children of a killed server may hold its memory for a moment, or another program may take
 * the port.
 */
const ATTEMPTS = 8;

/** The port of the server that runs on this data, or null. Removes a lock file left by a dead server. */
export async function runningPort(cluster: Cluster): Promise<number | null> {
  const lock = await readFile(lockFile(cluster), 'utf8').catch(() => null);
  if (lock === null) return null;
  const [pid, , , line] = lock.split('\n');
  const port = Number(line);
  for (let attempt = 1; await isPostgres(Number(pid), cluster); attempt += 1) {
    // A server that was killed a moment ago is still listed, but does not answer.
    if (attempt > ATTEMPTS || (await answers(port))) return port;
    await pause(250);
  }
  await rm(lockFile(cluster), { force: true });
  return null;
}

/** Requests encryption, as every client may before it authenticates; a live server answers yes or no. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const ANSWER_MS = 2000;

function answers(port: number): Promise<boolean> {
  if (!Number.isInteger(port) || port <= 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: ANSWER_MS });
    const end = (isAlive: boolean): void => {
      socket.destroy();
      resolve(isAlive);
    };
    socket.once('connect', () => socket.write(SSL_REQUEST));
    socket.once('data', () => end(true));
    for (const event of ['error', 'end', 'close', 'timeout']) socket.once(event, () => end(false));
  });
}

const PORT_TAKEN = /address already in use/i;
const MEMORY_TAKEN = /shared memory block/i;

/** Whether something that the server needs is still in use, perhaps by the rest of a killed one. */
export const isHeld = (output: string): boolean => PORT_TAKEN.test(output) || MEMORY_TAKEN.test(output);

/** How a server is started. */
export interface Launch {
  readonly settings: readonly string[];
  /** Whether it may use another port if its own is taken. */
  readonly mayMove: boolean;
}

/** Starts the server on its previous port, or on another if it may; resolves when it answers. */
export async function launched(cluster: Cluster, keys: Keys, { settings, mayMove }: Launch): Promise<number> {
  let port = keys.port;
  let output = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const log = join(cluster.data, 'server.log');
    await truncate(log).catch(() => undefined);
    const options = [`listen_addresses=127.0.0.1`, `port=${port}`, 'unix_socket_directories=', ...settings];
    const flags = options.map((option) => `-c ${option}`).join(' ');
    const started = await run(
      cluster.binaries.control,
      ['start', '-w', '-t', '60', '-D', cluster.data, '-l', log, '-o', flags],
      { ...cluster.account, cwd: cluster.data },
    );
    if (started.code === 0) {
      if (port !== keys.port) await storeKeys(cluster, { ...keys, port });
      return port;
    }
    output = `${started.output}${await readFile(log, 'utf8').catch(() => '')}`;
    if (mayMove && PORT_TAKEN.test(output)) port = await freePort();
    else if (isHeld(output)) await pause(250);
    else break;
  }
  throw failureFrom(output, 'start-failed');
}

/** Stops the server, whoever started it; open connections are closed. */
export async function stopped(cluster: Cluster): Promise<void> {
  if ((await runningPort(cluster)) === null) return;
  const done = await run(cluster.binaries.control, ['stop', '-w', '-t', '30', '-m', 'fast', '-D', cluster.data], {
    ...cluster.account,
    cwd: cluster.data,
  });
  if (done.code !== 0 && (await runningPort(cluster)) !== null) throw new EmbeddedFailure('start-failed', done.output);
}

/** Process ids are reused after a restart of the machine, so the id alone proves nothing. */
async function isPostgres(pid: number, cluster: Cluster): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  if (command !== null) return command.includes('postgres') && command.includes(cluster.data);
  if (process.platform === 'linux') return false;
  if (process.platform === 'win32')
    return (await run(cluster.binaries.control, ['status', '-D', cluster.data])).code === 0;
  const listed = await run('ps', ['-p', String(pid), '-o', 'command=']);
  return listed.code === 0 && listed.output.includes(cluster.data);
}

function lockFile(cluster: Cluster): string {
  return join(cluster.data, 'postmaster.pid');
}

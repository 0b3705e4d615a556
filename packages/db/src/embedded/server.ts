import { readFile, rm, truncate } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Cluster, freePort, type Keys, storeKeys } from './cluster.ts';
import { EmbeddedFailure, failureFrom } from './failure.ts';
import { run } from './run.ts';

/** How often a start is tried: a killed server's children may hold its memory for a moment, a port may be snatched. */
const ATTEMPTS = 8;

/** The port of the server that runs on this data, or null. A lock file left by a dead server is cleared away. */
export async function runningPort(cluster: Cluster): Promise<number | null> {
  const lock = await readFile(lockFile(cluster), 'utf8').catch(() => null);
  if (lock === null) return null;
  const [pid, , , line] = lock.split('\n');
  const port = Number(line);
  for (let attempt = 1; await isPostgres(Number(pid), cluster); attempt += 1) {
    // One that was killed a moment ago is still listed, and answers nobody.
    if (attempt > ATTEMPTS || (await answers(port))) return port;
    await pause(250);
  }
  await rm(lockFile(cluster), { force: true });
  return null;
}

/** Asks for encryption, as every client may before it says who it is; a server that lives says yes or no. */
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

/** Starts the server on the port it had before, or on another when that is taken; resolves when it answers. */
export async function launched(cluster: Cluster, keys: Keys, settings: readonly string[]): Promise<number> {
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
    if (/address already in use/i.test(output)) port = await freePort();
    else if (/shared memory block/i.test(output)) await pause(250);
    else break;
  }
  throw failureFrom(output, 'start-failed');
}

/** Stops the server, whoever started it; open connections are cut. */
export async function stopped(cluster: Cluster): Promise<void> {
  if ((await runningPort(cluster)) === null) return;
  const done = await run(cluster.binaries.control, ['stop', '-w', '-t', '30', '-m', 'fast', '-D', cluster.data], {
    ...cluster.account,
    cwd: cluster.data,
  });
  if (done.code !== 0 && (await runningPort(cluster)) !== null) throw new EmbeddedFailure('start-failed', done.output);
}

/** A process number is used again after a restart of the machine, so the number alone proves nothing. */
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

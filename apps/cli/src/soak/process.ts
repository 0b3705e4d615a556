import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { plainEnvironment } from '../env.ts';
import { until } from './wait.ts';

/** A process of the site, restarted whenever it ends, as a supervisor does. */
export interface Kept {
  readonly name: string;
  /** How often it ended without being killed, after it had been ready. */
  readonly endedByItself: () => number;
  isReady(): boolean;
  /** SIGKILL: it gets no chance to tidy up. */
  kill(): void;
  /** Asks it to end, and does not restart it. Returns its exit code. */
  stop(): Promise<number | null>;
}

export interface KeptOptions {
  readonly name: string;
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
  /** Its output goes here. */
  readonly log: string;
}

/** Pause before a process is started again, ms. */
const PAUSE = 200;

export function keep({ name, script, env, log }: KeptOptions): Kept {
  const output = createWriteStream(log, { flags: 'a' });
  let child: ChildProcess | null = null;
  let isReady = false;
  let isKilled = false;
  let isStopping = false;
  let endedByItself = 0;

  const start = (): void => {
    const made = spawn(process.execPath, [script], {
      env: { ...plainEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = made;
    isKilled = false;
    for (const stream of [made.stdout, made.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output.write(`${new Date().toISOString()} ${line}\n`);
        if (/^ready\b/.test(line)) isReady = true;
      });
    }
    made.once('exit', async (code, signal) => {
      output.write(`${new Date().toISOString()} ended: ${signal ?? code}\n`);
      if (isReady && !isKilled && !isStopping) endedByItself++;
      isReady = false;
      if (isStopping) return;
      await pause(PAUSE);
      if (!isStopping) start();
    });
  };

  start();
  return {
    name,
    endedByItself: () => endedByItself,
    isReady: () => isReady,
    kill() {
      isKilled = true;
      isReady = false;
      child?.kill('SIGKILL');
    },
    async stop() {
      isStopping = true;
      if (child === null || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = await gone;
      return typeof code === 'number' ? code : null;
    },
  };
}

/** Resolves when all of them are ready. */
export const allReady = (kept: readonly Kept[]): Promise<void> =>
  until(kept.map(({ name }) => name).join(', '), () => kept.every((one) => one.isReady()));

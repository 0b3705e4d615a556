import { fork } from 'node:child_process';
import type { z } from 'zod';

export interface Errand<T> {
  /** The file that the process runs. It gets one message and answers with one. */
  readonly file: URL;
  readonly message: unknown;
  readonly answer: z.ZodType<T>;
  /** How long it may take, ms, including some 300 ms to start the process. */
  readonly patience: number;
  /** How much memory of JavaScript it may take, MiB; if omitted, Node decides. */
  readonly memory?: number;
}

/**
 * Reads a user's file in a separate process, which ends with it: one that takes too much time or memory can be stopped
 * in the middle, and a crash, in a decoder or in the engine itself, does not take the server down. Resolves to null if
 * the process was stopped or crashed; rejects if its program failed or answered something else.
 */
export function askProcess<T>({ file, message, answer, patience, memory }: Errand<T>): Promise<T | null> {
  // The process gets what it needs as its message, and no secrets of this one.
  const child = fork(file, [], {
    env: { NODE_ENV: 'production' },
    execArgv: memory === undefined ? [] : [`--max-old-space-size=${memory}`, '--max-semi-space-size=16'],
    serialization: 'advanced',
    stdio: 'ignore',
  });
  return new Promise((resolve, reject) => {
    let said: z.ZodSafeParseResult<T> | null = null;
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    child.once('message', (message) => {
      said = answer.safeParse(message);
      child.kill('SIGKILL');
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      if (said !== null) said.success ? resolve(said.data) : reject(said.error);
      else if (code === null) resolve(null);
      else reject(new Error(`${file.pathname} ended with code ${code} and without an answer`));
    });
    child.send({ message }, (error) => {
      if (error !== null) child.kill('SIGKILL');
    });
  });
}

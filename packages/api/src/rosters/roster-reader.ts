import { Worker } from 'node:worker_threads';
import { type Roster, type RosterProblem, rosterSchema } from '@sealed-orders/formats';
import { failed, ok, type Result } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { createFairQueue } from './fair-queue.ts';

/** A file that exceeded the reader's time or memory limit. */
export interface TooMuchWork {
  readonly code: 'too-much-work';
}

export type RosterRead = Result<Roster, RosterProblem | TooMuchWork>;

export interface RosterReaderOptions {
  /** How long one file may take, ms, including some 200 ms to start the thread. */
  readonly patience: number;
  /** How much memory reading it may take, MiB. */
  readonly memory: number;
  /** How many files are read at the same time; others wait. */
  readonly atOnce: number;
}

/** A file at all limits of the format is read in about a second. */
const OPTIONS: RosterReaderOptions = { patience: 15_000, memory: 384, atOnce: 2 };

const THREAD = new URL('./roster-reader-thread.ts', import.meta.url);

const problemSchema = z.custom<RosterProblem>(
  (value) => typeof value === 'object' && value !== null && 'code' in value,
);
const readSchema = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), value: rosterSchema }),
  z.strictObject({ ok: z.literal(false), problem: problemSchema }),
]);

/** `by` is the user: for each user one file is read at a time. */
export type RosterReader = (bytes: Uint8Array, fileName: string, by: string) => Promise<RosterRead>;

/**
 * Reads army lists in worker threads: unpacking and parsing a long one takes a second of processor time, during which
 * nobody else would be served. A thread reads one file and is terminated when it takes too much time or memory.
 */
export function createRosterReader(options: Partial<RosterReaderOptions> = {}): RosterReader {
  const { patience, memory, atOnce } = { ...OPTIONS, ...options };
  const queue = createFairQueue(atOnce);
  return (bytes, fileName, by) => queue(by, () => read(bytes, fileName, patience, memory));
}

async function read(bytes: Uint8Array, fileName: string, patience: number, memory: number): Promise<RosterRead> {
  const thread = new Worker(THREAD, {
    workerData: { bytes, fileName },
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 },
    // The thread gets what it needs as its data, and no secrets of the process.
    env: {},
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<RosterRead>((resolve, reject) => {
      timer = setTimeout(() => resolve(failed({ code: 'too-much-work' })), patience);
      thread.once('message', (message) => {
        const answer = readSchema.parse(message);
        resolve(answer.ok ? ok(answer.value) : failed(answer.problem));
      });
      thread.once('error', (error) =>
        isOutOfMemory(error) ? resolve(failed({ code: 'too-much-work' })) : reject(error),
      );
      thread.once('exit', () => reject(new Error('the reader of an army list ended without an answer')));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

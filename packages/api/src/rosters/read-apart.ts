import { Worker } from 'node:worker_threads';
import { type Roster, type RosterProblem, rosterSchema } from '@sealed-orders/formats';
import { failed, ok, type Result } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

/** A file that kept the reader busy beyond its limits. */
export interface TooMuchWork {
  readonly code: 'too-much-work';
}

export type ReadApart = Result<Roster, RosterProblem | TooMuchWork>;

export interface ApartOptions {
  /** How long one file may take, ms; the start of the thread, some 200 ms, counts. */
  readonly patience: number;
  /** How much memory its reading may take, MiB. */
  readonly memory: number;
  /** Files that are read at the same time; who comes later waits. */
  readonly atOnce: number;
}

/** A file at all limits of the format is read within about a second. */
const OPTIONS: ApartOptions = { patience: 15_000, memory: 384, atOnce: 2 };

const THREAD = new URL('./read-thread.ts', import.meta.url);

const problemSchema = z.custom<RosterProblem>(
  (value) => typeof value === 'object' && value !== null && 'code' in value,
);
const readSchema = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), value: rosterSchema }),
  z.strictObject({ ok: z.literal(false), problem: problemSchema }),
]);

export type RosterReader = (bytes: Uint8Array, fileName: string) => Promise<ReadApart>;

/**
 * Reads army lists in threads of their own: unpacking and parsing a long one takes a second of a processor, in which
 * nobody else would be answered. A thread lives for one file and is ended when it takes too long or too much memory.
 */
export function createRosterReader(options: Partial<ApartOptions> = {}): RosterReader {
  const { patience, memory, atOnce } = { ...OPTIONS, ...options };
  const waiting: (() => void)[] = [];
  let reading = 0;

  return async (bytes, fileName) => {
    if (reading >= atOnce) await new Promise<void>((resolve) => void waiting.push(resolve));
    else reading += 1;
    try {
      return await read(bytes, fileName, patience, memory);
    } finally {
      const next = waiting.shift();
      // Whoever waited takes the place over.
      if (next === undefined) reading -= 1;
      else next();
    }
  };
}

async function read(bytes: Uint8Array, fileName: string, patience: number, memory: number): Promise<ReadApart> {
  const thread = new Worker(THREAD, {
    workerData: { bytes, fileName },
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 },
    // What the thread needs stands in its data, and secrets of the process do not.
    env: {},
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ReadApart>((resolve, reject) => {
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

import { type Roster, type RosterProblem, rosterSchema } from '@sealed-orders/formats';
import { askProcess } from '@sealed-orders/host';
import { failed, type Result } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { createFairQueue } from '../fair-queue.ts';

/** A file that exceeded the reader's time or memory limit. */
export interface TooMuchWork {
  readonly code: 'too-much-work';
}

export type RosterRead = Result<Roster, RosterProblem | TooMuchWork>;

export interface RosterReaderOptions {
  /** How long one file may take, ms, including some 300 ms to start the process. */
  readonly patience: number;
  /** How much memory reading it may take, MiB. */
  readonly memory: number;
  /** How many files are read at the same time; others wait. */
  readonly atOnce: number;
}

/** A file at all limits of the format is read in about a second. */
const OPTIONS: RosterReaderOptions = { patience: 15_000, memory: 384, atOnce: 2 };

const PROCESS = new URL('./roster-reader-process.ts', import.meta.url);

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
 * Reads army lists, each in a separate process: unpacking and parsing a long one takes a second of processor time,
 * during which other requests would wait. Threads would be enough for that, but the engine can crash as it ends a busy
 * one.
 */
export function createRosterReader(options: Partial<RosterReaderOptions> = {}): RosterReader {
  const { patience, memory, atOnce } = { ...OPTIONS, ...options };
  const queue = createFairQueue(atOnce);
  return (bytes, fileName, by) =>
    queue(by, async () => {
      const message = { bytes, fileName };
      const read = await askProcess({ file: PROCESS, message, answer: readSchema, patience, memory });
      return read ?? failed({ code: 'too-much-work' });
    });
}

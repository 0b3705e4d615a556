import { MAP_NOTES, type MapAnswers, type MapProblem } from '@sealed-orders/formats';
import { askProcess } from '@sealed-orders/host';
import { failed, type SystemId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { resultSchema } from '../answers.ts';
import { createFairQueue } from '../fair-queue.ts';
import type { TooMuchWork } from '../rosters/roster-reader.ts';

/** How long one file may take, ms, including some 300 ms to start the process; and its memory, MiB. */
const LIMITS = { patience: 15_000, memory: 384 };
/** How many files are read at the same time; others wait. */
const AT_ONCE = 2;

const PROCESS = new URL('./map-reader-process.ts', import.meta.url);

/** A map file, and somebody's answers to the questions that it leaves open. */
export interface GivenMap {
  readonly system: SystemId;
  readonly text: string;
  readonly answers: MapAnswers;
}

export const mapReadSchema = resultSchema(
  z.strictObject({
    name: z.string().nullable(),
    map: z.unknown(),
    notes: z.array(z.enum(MAP_NOTES)).readonly(),
  }),
  z.custom<MapProblem | TooMuchWork>((value) => typeof value === 'object' && value !== null && 'code' in value),
);
type MapRead = z.infer<typeof mapReadSchema>;

/** `by` is the user: for each user one file is read at a time. */
export type MapReader = (given: GivenMap, by: string) => Promise<MapRead>;

/** Reads map files, each in a separate process, as army lists are read: whatever is in one, other requests go on. */
export function createMapReader(limits: Partial<typeof LIMITS> = {}): MapReader {
  const queue = createFairQueue(AT_ONCE);
  return (message, by) =>
    queue(by, async () => {
      const read = await askProcess({ file: PROCESS, message, answer: mapReadSchema, ...LIMITS, ...limits });
      return read ?? failed({ code: 'too-much-work' });
    });
}

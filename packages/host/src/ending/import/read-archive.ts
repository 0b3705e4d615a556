import { gunzipSync } from 'node:zlib';
import { failed, ok, type Result, SEAT_PATTERN } from '@sealed-orders/rules/kernel';
import { type Archive, archiveSchema } from '@sealed-orders/rules/log';
import { z } from 'zod';
import { choicesSchema } from '../../vocabulary/choices.ts';
import type { Refusal } from '../../vocabulary/refusals.ts';
import { wordsSchema } from '../words.ts';
import { writeUpsSchema } from '../write-ups.ts';
import { isLogWithinLimits, isToldWithinLimits, nameOf } from './log-limits.ts';

/**
 * What an archive may have at most: bytes of its text, steps of the war, bytes of one step's JSON, and values, in all of
 * it and in one step.
 */
const MOST = {
  text: 60_000_000,
  steps: 2000,
  step: 4_000_000,
  values: 4_000_000,
  stepValues: 200_000,
};

/** Parts of an archive outside its log: an archive of this site is never longer. */
const shownSchema = z.object({
  campaign: z.object({ name: nameOf(80), slug: z.string().max(80), edition: z.string().max(80) }),
  referees: z.array(nameOf(80)).max(60),
  seats: z
    .array(
      z.object({
        seat: z.string().regex(SEAT_PATTERN),
        name: nameOf(40),
        choices: choicesSchema,
        player: nameOf(80).nullable(),
      }),
    )
    .min(1)
    .max(60),
  words: wordsSchema.optional(),
  writeUps: writeUpsSchema.optional(),
});

/**
 * Reads an uploaded archive, in a process of its own: unpacking and parsing it takes as much time and memory as its
 * author likes. Nothing in it is trusted yet: the replay comes later.
 * @param latest the latest time that may appear in it
 */
export function readArchive(file: Uint8Array, latest: Date): Result<Archive, Refusal> {
  const text = textIn(file);
  if (typeof text !== 'string') return failed(text);
  const found = parsed(text);
  const counted = countedValues(found);
  if (typeof counted !== 'number') return failed(counted);
  const read = archiveSchema.safeParse(found);
  if (!read.success || !shownSchema.safeParse(read.data).success) return failed({ code: 'not-an-archive' });
  const archive = read.data;
  const seats = new Set(archive.seats.map(({ seat }) => seat));
  if (seats.size < archive.seats.length) return failed({ code: 'not-an-archive' });
  const isSound = isLogWithinLimits(archive, latest) && isToldWithinLimits(archive, latest);
  return isSound ? ok(archive) : failed({ code: 'not-an-archive' });
}

const GZIP = [0x1f, 0x8b];

function textIn(file: Uint8Array): string | Refusal {
  const isCompressed = GZIP.every((byte, i) => file[i] === byte);
  try {
    const bytes = isCompressed ? gunzipSync(file, { maxOutputLength: MOST.text }) : file;
    return bytes.length > MOST.text ? { code: 'archive-too-long' } : Buffer.from(bytes).toString('utf8');
  } catch (error) {
    return { code: error instanceof RangeError ? 'archive-too-long' : 'not-an-archive' };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Counts what was parsed before anything looks at it more closely; a refusal: there is too much of it. */
function countedValues(found: unknown): number | Refusal {
  const steps = typeof found === 'object' && found !== null && 'steps' in found ? found.steps : null;
  if (!Array.isArray(steps)) return { code: 'not-an-archive' };
  if (steps.length > MOST.steps) return { code: 'archive-too-long' };
  const all = valuesIn(found, 0);
  if (all === null) return { code: 'not-an-archive' };
  const isTooMuch = steps.some(
    (step: unknown) => (valuesIn(step, 0) ?? 0) > MOST.stepValues || JSON.stringify(step).length > MOST.step,
  );
  return all > MOST.values || isTooMuch ? { code: 'archive-too-long' } : all;
}

/** No war is nested deeper. */
const DEEPEST = 60;
/** PostgreSQL can store neither NUL nor half a character. */
const UNKEPT = /[\0\p{Cs}]/u;

/** How many values it consists of; null: it can't be stored, or not looked through without running out of stack. */
function valuesIn(value: unknown, depth: number): number | null {
  if (typeof value === 'string') return UNKEPT.test(value) ? null : 1;
  if (typeof value !== 'object' || value === null) return 1;
  if (depth === DEEPEST) return null;
  let count = 1;
  for (const [key, one] of Object.entries(value)) {
    const within = UNKEPT.test(key) ? null : valuesIn(one, depth + 1);
    if (within === null) return null;
    count += within;
  }
  return count;
}

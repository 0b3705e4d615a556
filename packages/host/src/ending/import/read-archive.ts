import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { failed, ok, type Result, SEAT_PATTERN } from '@sealed-orders/rules/kernel';
import { type Archive, archiveSchema } from '@sealed-orders/rules/log';
import { z } from 'zod';
import { choicesSchema } from '../../vocabulary/choices.ts';
import type { Refusal } from '../../vocabulary/refusals.ts';
import { wordsSchema } from '../words.ts';
import { writeUpsSchema } from '../write-ups.ts';

/** The longest file, compressed and uncompressed, in bytes, and the longest war, in steps. */
const LONGEST = { file: 30_000_000, text: 60_000_000, steps: 2000 };

const uncompressed = promisify(gunzip);

/** A name as a person could have typed it here: it contains nothing invisible and does not reverse other text. */
const nameOf = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cf}]+$/u);

/** Parts of an archive outside its log: an archive of this site is never longer. */
const shownSchema = z.object({
  campaign: z.object({ name: nameOf(80) }),
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

/** Reads an uploaded archive. Nothing in it is trusted yet: the replay comes later. */
export async function readArchive(file: Uint8Array): Promise<Result<Archive, Refusal>> {
  if (file.length > LONGEST.file) return failed({ code: 'archive-too-long' });
  const text = await textIn(file);
  if (typeof text !== 'string') return failed({ code: text.code });
  const found = parsed(text);
  if (found === undefined || !isKeepable(found, 0)) return failed({ code: 'not-an-archive' });
  const read = archiveSchema.safeParse(found);
  if (!read.success || !shownSchema.safeParse(read.data).success) return failed({ code: 'not-an-archive' });
  const archive = read.data;
  const seats = new Set(archive.seats.map(({ seat }) => seat));
  if (seats.size < archive.seats.length) return failed({ code: 'not-an-archive' });
  return archive.steps.length > LONGEST.steps ? failed({ code: 'archive-too-long' }) : ok(archive);
}

const GZIP = [0x1f, 0x8b];

async function textIn(file: Uint8Array): Promise<string | Pick<Refusal, 'code'>> {
  const isCompressed = GZIP.every((byte, i) => file[i] === byte);
  try {
    const bytes = isCompressed ? await uncompressed(file, { maxOutputLength: LONGEST.text }) : file;
    return bytes.length > LONGEST.text ? { code: 'archive-too-long' } : Buffer.from(bytes).toString('utf8');
  } catch (error) {
    const isTooLong = error instanceof RangeError;
    return { code: isTooLong ? 'archive-too-long' : 'not-an-archive' };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** No war is nested deeper. */
const DEEPEST = 60;
/** PostgreSQL can store neither NUL nor half a character. */
const UNKEPT = /[\0\p{Cs}]/u;

/** Whether the value can be stored, and looked through without running out of stack. */
function isKeepable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !UNKEPT.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST) return false;
  return Object.entries(value).every(([key, one]) => !UNKEPT.test(key) && isKeepable(one, depth + 1));
}

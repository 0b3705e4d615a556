import { type Archive, type EarlyEnd, type LogInput, logInputSchema } from '@sealed-orders/rules/log';
import { z } from 'zod';

import { REASON_LENGTH } from '../../deeds/types.ts';
import { wordsSchema } from '../words.ts';
import { writeUpsSchema } from '../write-ups.ts';

/*
 * The limits that this site's own writers of a log keep: what a replay can't find, because the rules never look at it.
 */

/** A name as a person could have typed it here: it contains nothing invisible and does not reverse other text. */
export const nameOf = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cf}]+$/u);

const personSchema = nameOf(80);
const HASH = /^[0-9a-f]{64}$/;

/** No site played a war before this. */
const EARLIEST = '2020-01-01';

/** Whether this site could have written every input: its times, names, reasons, seats and votes. */
export function isLogWithinLimits({ steps, seats }: Archive, latest: Date): boolean {
  const known = new Set(seats.map(({ seat }) => seat));
  let before = Date.parse(EARLIEST);
  return steps.every(({ input: found }, n) => {
    const read = logInputSchema.safeParse(found);
    // The replay says what is wrong with it.
    if (!read.success) return z.object({ type: z.string().max(20) }).safeParse(found).success;
    const at = Date.parse(read.data.at);
    const isInOrder = at >= before && at <= latest.getTime();
    before = at;
    return isInOrder && isWithinLimits(read.data, { n, known, latest });
  });
}

interface Place {
  readonly n: number;
  readonly known: ReadonlySet<string>;
  readonly latest: Date;
}

function isWithinLimits(input: LogInput, { n, known, latest }: Place): boolean {
  if (input.type === 'phase') {
    const notes = Object.values(input.seals);
    const seats = [input.sheets, input.seals, input.drafts ?? {}].flatMap((one) => Object.keys(one));
    const times = [
      ...notes.map(({ sealedAt }) => sealedAt),
      ...Object.values(input.drafts ?? {}).map((it) => it.savedAt),
    ];
    return (
      seats.every((seat) => known.has(seat)) &&
      notes.every(({ commitment, by }) => HASH.test(commitment) && (by === undefined || isPerson(by))) &&
      times.every((at) => isPast(at, latest))
    );
  }
  if (input.type === 'order') return known.has(input.seat) && (input.by === undefined || isPerson(input.by));
  if (input.type === 'ruling') return isReason(input.reason);
  if (input.type === 'rewind') return input.to < n && isPerson(input.by) && isReason(input.reason);
  return input.type !== 'end' || isEnd(input.ending, known);
}

function isEnd(ending: EarlyEnd, known: ReadonlySet<string>): boolean {
  if (ending.by === 'owner') return isPerson(ending.name) && isReason(ending.reason);
  const { votes, held } = ending;
  return new Set(held).size === held.length && [...votes, ...held].every((seat) => known.has(seat));
}

const isPerson = (name: string): boolean => personSchema.safeParse(name).success;
const isReason = (text: string): boolean => text.length <= REASON_LENGTH;
const isPast = (at: string, latest: Date): boolean =>
  Date.parse(at) >= Date.parse(EARLIEST) && Date.parse(at) <= latest.getTime();

/** Whether the gazette and the write-ups are of seats of the war, and none is from the future. */
export function isToldWithinLimits({ words, writeUps, seats }: Archive, latest: Date): boolean {
  const known = new Set(seats.map(({ seat }) => seat));
  const { headlines, communiques } = wordsSchema.optional().parse(words) ?? { headlines: [], communiques: [] };
  const stories = writeUpsSchema.optional().parse(writeUps) ?? [];
  const times = [
    ...[...headlines, ...communiques].map(({ savedAt }) => savedAt),
    ...stories.flatMap(({ begunAt, savedAt, pictures }) => [begunAt, savedAt, ...pictures.map((it) => it.addedAt)]),
  ];
  return times.every((at) => isPast(at, latest)) && communiques.every(({ seat }) => known.has(seat));
}

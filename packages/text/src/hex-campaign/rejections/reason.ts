import type { RefusalCode } from '@sealed-orders/rules/hex-campaign';
import type { Facts, SeatId } from '@sealed-orders/rules/kernel';
import { HEX_PATTERN, type HexKey } from '@sealed-orders/rules/space';
import { counted, figure, type Sentence, say } from '../../sentence.ts';
import type { Words } from '../words.ts';

/** Something refused, with its particulars. */
export interface Refused {
  readonly code: RefusalCode;
  readonly facts: Facts;
}
export type Reason = (facts: Refused['facts'], words: Words) => Sentence;
/** Reasons of one chapter by the code of the rejection; all chapters together have one for every code. */
export type Reasons = Readonly<Partial<Record<RefusalCode, Reason>>>;

const isHex = (value: unknown): value is HexKey => typeof value === 'string' && HEX_PATTERN.test(value);
const isSeat = (value: unknown): value is SeatId => typeof value === 'string';

/** A hex among the particulars of a refusal. */
export const hexIn = (value: unknown, words: Words): Sentence => (isHex(value) ? [words.hex(value)] : say`that hex`);

/** The hex that a refusal names. */
export const place = (facts: Refused['facts'], words: Words): Sentence => hexIn(facts.hex, words);

/** The player that a refusal names. */
export const player = (facts: Refused['facts'], words: Words): Sentence =>
  isSeat(facts.seat) ? [words.seat(facts.seat)] : say`that player`;

/** Whether the refusal is about the reader's own seat. */
export const isOwn = ({ seat }: Refused['facts'], words: Words): boolean => isSeat(seat) && words.isReader(seat);

/** A name among the particulars, verbatim, or a number. */
export function word(value: unknown): string {
  if (typeof value === 'number') return figure(value);
  return typeof value === 'string' ? value : '';
}

/** The name of a particular, from the table of its kind. */
export const nameIn = <Key extends string>(names: Readonly<Record<Key, string>>, key: unknown): string | undefined =>
  Object.entries<string>(names).find(([one]) => one === key)?.[1];

/** A number among the particulars with its noun: `1 model`, `3 models`. */
export const many = (value: unknown, one: string, several: string): string => counted(Number(value), one, several);

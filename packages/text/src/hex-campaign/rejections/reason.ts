import type { RefusalCode } from '@sealed-orders/rules/hex-campaign';
import type { Facts, SeatId } from '@sealed-orders/rules/kernel';
import { HEX_PATTERN, type HexKey } from '@sealed-orders/rules/space';
import { counted, figure, type Sentence, say } from '../../sentence.ts';
import type { Words } from '../words.ts';

/** A refusal with its facts. */
export interface Refused {
  readonly code: RefusalCode;
  readonly facts: Facts;
}
export type Reason = (facts: Refused['facts'], words: Words) => Sentence;
/** The reasons of one chapter, by code; all chapters together cover every code. */
export type Reasons = Readonly<Partial<Record<RefusalCode, Reason>>>;

const isHex = (value: unknown): value is HexKey => typeof value === 'string' && HEX_PATTERN.test(value);
const isSeat = (value: unknown): value is SeatId => typeof value === 'string';

/** A hex from the facts of a refusal. */
export const hexIn = (value: unknown, words: Words): Sentence => (isHex(value) ? [words.hex(value)] : say`that hex`);

/** The hex that a refusal names. */
export const place = (facts: Refused['facts'], words: Words): Sentence => hexIn(facts.hex, words);

/** The player that a refusal names. */
export const player = (facts: Refused['facts'], words: Words): Sentence =>
  isSeat(facts.seat) ? [words.seat(facts.seat)] : say`that player`;

/** Whether the refusal is about the reader's own seat. */
export const isOwn = ({ seat }: Refused['facts'], words: Words): boolean => isSeat(seat) && words.isReader(seat);

/** A name or a number from the facts, as it is. */
export function word(value: unknown): string {
  if (typeof value === 'number') return figure(value);
  return typeof value === 'string' ? value : '';
}

/** The name of a fact, from a table of names. */
export const nameIn = <Key extends string>(names: Readonly<Record<Key, string>>, key: unknown): string | undefined =>
  Object.entries<string>(names).find(([one]) => one === key)?.[1];

/** A number from the facts with its noun: `1 model`, `3 models`. */
export const many = (value: unknown, one: string, several: string): string => counted(Number(value), one, several);

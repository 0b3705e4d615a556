import type { OrderChoice } from '@sealed-orders/rules/hex-campaign';
import { HEX_PATTERN, type HexKey, type Rejection } from '@sealed-orders/rules/kernel';
import { type Sentence, say } from '../../sentence.ts';
import type { Words } from '../words.ts';

/** Something refused, with its particulars. */
export type Refused = Pick<Rejection, 'code' | 'facts'> | NonNullable<OrderChoice['refusal']>;
export type Reason = (facts: Refused['facts'], words: Words) => Sentence;
/** Reasons by the code of the rejection. */
export type Reasons = Readonly<Record<string, Reason>>;

const isHex = (value: unknown): value is HexKey => typeof value === 'string' && HEX_PATTERN.test(value);

/** The hex that a refusal names. */
export const place = (facts: Refused['facts'], words: Words): Sentence => {
  const hex = facts.hex;
  return isHex(hex) ? [words.hex(hex)] : say`that hex`;
};

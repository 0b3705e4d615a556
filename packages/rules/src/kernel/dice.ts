import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RuleId } from './ids.ts';
import { invariant } from './result.ts';

/** One throw as the log keeps it: its rule, its subject, its number of sides and the result. */
export interface Throw {
  readonly rule: RuleId;
  /** What the throw is about: a seat, a piece, a place. With the rule it is the throw's purpose. */
  readonly subject: string;
  readonly sides: number;
  readonly value: number;
}

/**
 * Dice, requested by rule and subject. The n-th throw for a pair depends on nothing else in the step, so moving
 * code changes no result. HEX-TURN-10.
 */
export interface Dice {
  /** A natural D6, 1 to 6. */
  d6(rule: RuleId, subject: string): number;
  /** A whole number from 1 to `sides`: random draws among named things. */
  die(rule: RuleId, subject: string, sides: number): number;
  /** All throws so far, in the order of requests. */
  thrown(): readonly Throw[];
}

type Source = (rule: RuleId, subject: string, count: number, sides: number) => number;

function diceFrom(source: Source): Dice {
  const log: Throw[] = [];
  const counts = new Map<string, number>();
  const die = (rule: RuleId, subject: string, sides: number): number => {
    const purpose = `${rule} ${subject}`;
    const count = counts.get(purpose) ?? 0;
    counts.set(purpose, count + 1);
    const value = source(rule, subject, count, sides);
    log.push({ rule, subject, sides, value });
    return value;
  };
  return { die, d6: (rule, subject) => die(rule, subject, 6), thrown: () => log };
}

/**
 * The key of a step's dice: HMAC-SHA-256 by the campaign's server seed over the campaign, the step number and the
 * nonces that the seats brought with their sheets. The seed is committed before the nonces are known and the nonces
 * are committed before the seed is used, so nobody can foresee or bend a throw.
 * @param seed 32 bytes as 64 hex digits
 * @param nonces of the sheets of this step, by seat
 */
export function stepKey(
  seed: string,
  campaign: string,
  n: number,
  nonces: Readonly<Record<string, string>>,
): Uint8Array {
  const brought = Object.keys(nonces)
    .sort()
    .map((seat) => `${seat}=${nonces[seat]}`)
    .join('&');
  return hmac(sha256, hexToBytes(seed), utf8ToBytes(`${campaign}|${n}|${brought}`));
}

/** Dice derived from a step's key; bytes that would favour a side are discarded and redrawn. */
export function seededDice(key: Uint8Array): Dice {
  // The key's half of an HMAC is computed once per step.
  const keyed = hmac.create(sha256, key);
  return diceFrom((rule, subject, count, sides) => {
    invariant(Number.isInteger(sides) && sides >= 1 && sides <= 65536, `a die of ${sides} sides`);
    const limit = 65536 - (65536 % sides);
    for (let round = 0; ; round++) {
      const bytes = keyed
        .clone()
        .update(utf8ToBytes(`${rule}|${subject}|${count}|${round}`))
        .digest();
      for (let i = 0; i + 1 < bytes.length; i += 2) {
        const drawn = (bytes[i] ?? 0) * 256 + (bytes[i + 1] ?? 0);
        if (drawn < limit) return (drawn % sides) + 1;
      }
    }
  });
}

/** Dice fixed by a scenario: `'HEX-TURN-05 red': [4]`. Others come from `otherwise`. */
export function forcedDice(forced: Readonly<Record<string, readonly number[]>>, otherwise: Source): Dice {
  return diceFrom((rule, subject, count, sides) => {
    const value = forced[`${rule} ${subject}`]?.[count];
    if (value === undefined) return otherwise(rule, subject, count, sides);
    invariant(Number.isInteger(value) && value >= 1 && value <= sides, `a forced ${value} on a die of ${sides} sides`);
    return value;
  });
}

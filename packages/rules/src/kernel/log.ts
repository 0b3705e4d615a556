import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Throw } from './dice.ts';
import { hashOf, sha256Hex } from './hash.ts';

/** The contents of a log entry: step n of the campaign. */
export interface Entry {
  readonly n: number;
  readonly input: unknown;
  readonly dice: readonly Throw[];
  readonly events: readonly unknown[];
  readonly stateHash: string;
  /** See {@link blinding}. */
  readonly blind: string;
  /** Hash of entry n - 1; for step 0 the hash of the published seed commitment. */
  readonly prevHash: string;
}

/**
 * Blinds a published entry hash: without it, someone who knows most of a step could guess
 * the rest by trial. HMAC-SHA-256 by the campaign's server seed, so everyone can check the hash when the seed is
 * published.
 */
export function blinding(seed: string, campaign: string, n: number): string {
  return bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(`blind|${campaign}|${n}`)));
}

/** An entry with hashes instead of large parts. */
export interface HashedEntry extends Pick<Entry, 'n' | 'stateHash' | 'blind' | 'prevHash'> {
  /** Each is the SHA-256 of the canonical text, as 64 hex digits. */
  readonly inputHash: string;
  readonly diceHash: string;
  readonly eventsHash: string;
}

/** The text whose SHA-256 is the hash of an entry: for callers that have already hashed its parts and hash faster. */
export function entryText(entry: HashedEntry): string {
  const { n, inputHash, diceHash, eventsHash, stateHash, blind, prevHash } = entry;
  return `${prevHash}|${n}|${blind}|${inputHash}|${diceHash}|${eventsHash}|${stateHash}`;
}

/** The hash of an entry; it chains to the entry before, so that no change in a log goes unnoticed. */
export function entryHash(entry: Entry): string {
  const { input, dice, events } = entry;
  const hashes = { inputHash: hashOf(input), diceHash: hashOf(dice), eventsHash: hashOf(events) };
  return sha256Hex(entryText({ ...entry, ...hashes }));
}

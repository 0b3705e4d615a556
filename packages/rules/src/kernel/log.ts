import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { hashOf, sha256Hex } from './canonical.ts';
import type { Throw } from './dice.ts';

/** What an entry of a campaign's log binds: step n of the campaign. */
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
 * What keeps a published entry hash from being guessed at: without it, whoever knows most of a step could try out what
 * the rest may have been. HMAC-SHA-256 by the campaign's server seed, so everyone can check the hash when the seed is
 * told.
 */
export function blinding(seed: string, campaign: string, n: number): string {
  return bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(`blind|${campaign}|${n}`)));
}

/** The hash of an entry; it chains to the entry before, so that nothing in a log can be changed unseen. */
export function entryHash(entry: Entry): string {
  const { n, input, dice, events, stateHash, blind, prevHash } = entry;
  return sha256Hex(`${prevHash}|${n}|${blind}|${hashOf(input)}|${hashOf(dice)}|${hashOf(events)}|${stateHash}`);
}

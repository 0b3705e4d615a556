import { hashOf, sha256Hex } from './canonical.ts';
import type { Throw } from './dice.ts';

/** What an entry of a campaign's log binds: step n of the campaign. */
export interface Entry {
  readonly n: number;
  readonly input: unknown;
  readonly dice: readonly Throw[];
  readonly events: readonly unknown[];
  readonly stateHash: string;
  /** Hash of entry n - 1; for step 0 the hash of the published seed commitment. */
  readonly prevHash: string;
}

/** The hash of an entry; it chains to the entry before, so that nothing in a log can be changed unseen. */
export function entryHash(entry: Entry): string {
  const { n, input, dice, events, stateHash, prevHash } = entry;
  return sha256Hex(`${prevHash}|${n}|${hashOf(input)}|${hashOf(dice)}|${hashOf(events)}|${stateHash}`);
}

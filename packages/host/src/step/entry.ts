import { canonical, canonicalBytes, entryText, failed, keptText, ok, type Result } from '@sealed-orders/rules/kernel';
import type { Played } from '@sealed-orders/rules/log';
import { sha256, sha256OfBytes } from '../log/hash.ts';
import { packed } from '../log/packed.ts';
import type { Shell } from '../shell/shell.ts';
import type { AnyRuleset } from '../vocabulary/rulesets.ts';

/** An entry of the log, ready to be written. */
export interface Entry extends Played {
  readonly packedInput: Uint8Array;
  /** Canonical JSON. */
  readonly diceText: string;
  readonly packedEvents: Uint8Array;
  readonly packedState: Uint8Array;
  readonly stateHash: string;
  readonly hash: string;
  /** Length of the state's canonical text, bytes. */
  readonly length: number;
}

/**
 * Builds the log entry of a step, unless the rules find faults in the state. The largest states take some milliseconds
 * to compress and hash; other threads do that while this one continues with everything else.
 */
export async function entryOf(
  shell: Pick<Shell, 'texts'>,
  ruleset: AnyRuleset,
  campaign: string,
  played: Played,
): Promise<Result<Entry, readonly string[]>> {
  const text = keptText(played.state, shell.texts.get(campaign) ?? null);
  shell.texts.put(campaign, text, text.bytes.length);
  const [entry, faults] = await Promise.all([writtenDown(played, text.bytes), faultsOf(ruleset, played.state)]);
  return faults.length > 0 ? failed(faults) : ok(entry);
}

/** Async, so that a throw becomes a rejection and the other part of the work still begins. */
async function faultsOf(ruleset: AnyRuleset, state: unknown): Promise<readonly string[]> {
  return ruleset.faults(state);
}

async function writtenDown(played: Played, state: Uint8Array<ArrayBuffer>): Promise<Entry> {
  const packing = Promise.all([packed(state), sha256OfBytes(state)]);
  const [events, input] = [canonicalBytes(played.events), canonicalBytes(played.input)];
  const packingOthers = Promise.all([packed(events), packed(input)]);
  const diceText = canonical(played.dice);
  const hashes = { inputHash: sha256([input]), diceHash: sha256([diceText]), eventsHash: sha256([events]) };
  const [[packedState, stateHash], [packedEvents, packedInput]] = await Promise.all([packing, packingOthers]);
  const hash = sha256([entryText({ ...played, ...hashes, stateHash })]);
  return { ...played, packedInput, diceText, packedEvents, packedState, stateHash, hash, length: state.length };
}

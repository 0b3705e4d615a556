import { limitsOf, overfilled } from '../places/limits.ts';
import type { Defence, Faction, Settings, StrongholdLevel } from '../types.ts';

/** The kept and the surplus defences of a Stronghold. */
export interface Sorted {
  readonly kept: readonly Defence[];
  readonly surplus: readonly Defence[];
}

/**
 * HEX-DEF-16: the defences lost when a change of level or owner lowers the limits: the dearest are kept while there is
 * room, among equals the older ones. Both lists are in the order of the Stronghold.
 */
export function excess(
  defences: readonly Defence[],
  level: StrongholdLevel,
  faction: Faction,
  settings: Pick<Settings, 'wallsCountAsOther'>,
): Sorted {
  const limits = limitsOf(level, faction);
  const stays: Defence[] = [];
  for (const one of [...defences].sort((a, b) => b.paid - a.paid)) {
    if (overfilled([...stays, one], limits, settings) === null) stays.push(one);
  }
  return {
    kept: defences.filter((one) => stays.includes(one)),
    surplus: defences.filter((one) => !stays.includes(one)),
  };
}

import type { HexKey } from '../../kernel/index.ts';
import { sortedKeys } from '../../kernel/index.ts';
import { rememberedFor } from '../movement/memo.ts';
import type { State } from '../types.ts';

/** The places of one seat, in the order of their keys. */
export interface Holdings {
  readonly sites: readonly HexKey[];
  readonly strongholds: readonly HexKey[];
}

function held({ seatOrder, sites, control, strongholds }: State): readonly Holdings[] {
  const found = seatOrder.map((): { sites: HexKey[]; strongholds: HexKey[] } => ({ sites: [], strongholds: [] }));
  const numbers = new Map(seatOrder.map((seat, i) => [seat, i]));
  for (const hex of sortedKeys(sites)) {
    const owner = control[hex];
    if (owner !== undefined) found[numbers.get(owner) ?? -1]?.sites.push(hex);
  }
  for (const hex of sortedKeys(strongholds)) {
    const owner = strongholds[hex]?.owner;
    if (owner !== undefined) found[numbers.get(owner) ?? -1]?.strongholds.push(hex);
  }
  return found;
}

/** Whose places are whose, by number of the seat: gone through once for all seats. */
export const holdingsOf: (state: State) => readonly Holdings[] = rememberedFor(
  ({ sites }) => sites,
  ({ control, strongholds, seatOrder }) => [control, strongholds, seatOrder],
  held,
);

import type { SeatId } from '../../kernel/index.ts';
import { present, rememberedFor, sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { seatNumbers } from '../map/numbers.ts';
import type { State } from '../types.ts';

/** The places of one seat, in the order of their keys. */
export interface Holdings {
  readonly sites: readonly HexKey[];
  readonly strongholds: readonly HexKey[];
}

function held({ seatOrder, sites, control, strongholds }: State): readonly Holdings[] {
  const found = seatOrder.map((): { sites: HexKey[]; strongholds: HexKey[] } => ({ sites: [], strongholds: [] }));
  const numbers = seatNumbers(seatOrder);
  const of = (seat: SeatId) => {
    const number = present(numbers.get(seat), 'who owns a hex has a seat');
    return present(found[number], 'places of every seat');
  };
  for (const hex of sortedKeys(sites)) {
    const owner = control[hex];
    if (owner !== undefined) of(owner).sites.push(hex);
  }
  for (const hex of sortedKeys(strongholds)) {
    const owner = strongholds[hex]?.owner;
    if (owner !== undefined) of(owner).strongholds.push(hex);
  }
  return found;
}

/** The places of all seats, by seat number: collected once. */
export const holdingsOf: (state: State) => readonly Holdings[] = rememberedFor(
  ({ sites }) => sites,
  ({ control, strongholds, seatOrder }) => [control, strongholds, seatOrder],
  held,
);

import type { Ground } from '../ground/ground.ts';
import { ALLY, PACT, relation } from '../ground/ground.ts';
import { SEA } from '../map/grid.ts';
import type { HexIndex, SeatIndex } from '../map/numbers.ts';
import { NOBODY } from '../map/numbers.ts';

/** What a claim needs from the map: the true map in the engine, the seat's knowledge in a form. */
export interface ClaimLand {
  readonly ground: Ground;
  /** By index of the hex. */
  readonly isUrban: (hex: HexIndex) => boolean;
}

/** The claimant: the number of the seat, and the index of its detachment's hex at that time. */
export interface Claimant {
  readonly seat: SeatIndex;
  readonly at: HexIndex;
}

/** HEX-CLAIM-03, -04, -05: why a hex cannot be claimed, other claims aside; null: it can. */
export function claimFault(
  { ground, isUrban }: ClaimLand,
  { seat, at }: Claimant,
  hex: HexIndex,
): 'sea' | 'occupied' | 'partner-land' | 'urban' | null {
  if (ground.grid.terrain[hex] === SEA) return 'sea';
  const isOthers = (owner: SeatIndex) => owner >= 0 && owner !== seat;
  if (isOthers(ground.detachments[hex] ?? NOBODY) || isOthers(ground.garrisons[hex] ?? NOBODY)) return 'occupied';
  const standing = relation(ground, seat, ground.control[hex] ?? NOBODY);
  if (standing === ALLY || standing === PACT) return 'partner-land';
  const isTheirs = isUrban(hex) && isOthers(ground.control[hex] ?? NOBODY);
  return isTheirs && at !== hex ? 'urban' : null;
}

/** HEX-CLAIM-03, -05: a claimed area simply leaves these out. */
export const isLeftOut = (code: ReturnType<typeof claimFault>): boolean => code === 'sea' || code === 'partner-land';

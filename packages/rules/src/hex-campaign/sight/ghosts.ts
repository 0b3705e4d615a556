import type { Grid } from '../map/grid.ts';
import type { SeatIndex } from '../map/numbers.ts';
import type { Placed } from '../roll/placed.ts';
import type { Ghost, Memory, PieceId } from '../types.ts';
import type { Census } from './census.ts';
import { withGhosts } from './ghost-cache.ts';
import type { Spotted } from './seen.ts';
import type { SightMask } from './sight.ts';

/** What one seat saw and sees. */
export interface Sightings {
  readonly census: Census;
  /** Number of the seat. */
  readonly seat: SeatIndex;
  readonly was: Spotted;
  readonly is: Spotted;
  readonly mask: SightMask;
}

/** Pieces that the seat saw and no longer sees. HEX-MOV-06: except those that it has taken. */
export function lostPieces({ census, seat, was, is }: Sightings): readonly Placed[] {
  const found: Placed[] = [];
  for (const place of was.places) {
    const placeNow = census.nowOf[place] ?? -1;
    if (is.mask[placeNow] === 1 || census.now.seats[placeNow] === seat) continue;
    const placed = census.then.placed[place];
    if (placed !== undefined) found.push(placed);
  }
  return found;
}

/** Pieces that the seat sees now and did not see before. */
export function sightedPieces({ census, was, is }: Sightings): readonly Placed[] {
  const found: Placed[] = [];
  for (const place of is.places) {
    const placed = was.mask[census.thenOf[place] ?? -1] === 1 ? undefined : census.now.placed[place];
    if (placed !== undefined) found.push(placed);
  }
  return found;
}

/**
 * HEX-SIGHT-11: last known places. A ghost goes when its hex is in sight, or when the piece was or is. The same object
 * if nothing changed.
 */
export function ghostsAfter(
  grid: Grid,
  turn: number,
  old: Memory['ghosts'],
  of: Sightings,
  lost: readonly Placed[],
): Memory['ghosts'] {
  const { mask } = of;
  const come = lost.flatMap(({ at, seen }): Ghost[] =>
    seen === null || mask[at] === 1 ? [] : [{ piece: seen, turn }],
  );
  const found = metAgain(old, of);
  return withGhosts(grid, old, (id, at) => mask[at] === 1 || found.has(id), come);
}

/** Ghosts of pieces that the seat saw or sees, or has taken. */
function metAgain(old: Memory['ghosts'], { census, seat, was, is }: Sightings): ReadonlySet<PieceId> {
  const found = new Set<PieceId>();
  const meet = (placed: Placed | undefined): void => {
    if (placed !== undefined && Object.hasOwn(old, placed.piece.id)) found.add(placed.piece.id);
  };
  for (const place of was.places) meet(census.then.placed[place]);
  for (const place of is.places) meet(census.now.placed[place]);
  for (const placed of census.taken) if (placed.seat === seat) meet(placed);
  return found;
}

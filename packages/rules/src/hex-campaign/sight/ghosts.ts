import { listedKeys, revised } from '../../kernel/index.ts';
import type { Grid } from '../movement/grid.ts';
import { indexOf } from '../movement/grid.ts';
import type { Ghost, Memory, PieceId } from '../types.ts';
import type { Census } from './census.ts';
import type { SightMask } from './sight.ts';

/** What one seat saw and sees: marks by the place of a piece in the lists of the census. */
export interface Sightings {
  readonly census: Census;
  /** Number of the seat. */
  readonly seat: number;
  readonly seenThen: Uint8Array;
  readonly seenNow: Uint8Array;
  readonly is: SightMask;
}

/** HEX-MOV-06: what was taken is no ghost of its former owner. */
export const isOwnNow = ({ census, seat }: Sightings, now: number): boolean => census.now[now]?.seat === seat;

/** HEX-SIGHT-11: a ghost goes when the piece is seen again or its hex is in sight without it. */
const isGone = (of: Sightings, now: number, hex: number): boolean =>
  of.is[hex] === 1 || (now >= 0 && (of.seenNow[now] === 1 || isOwnNow(of, now)));

/** HEX-SIGHT-11: last known places. The same table when nothing came or went. */
export function ghostsAfter(grid: Grid, turn: number, old: Memory['ghosts'], of: Sightings): Memory['ghosts'] {
  const { census, seenThen } = of;
  const gone = new Set<PieceId>();
  for (const id of listedKeys(old)) {
    const ghost = old[id];
    const then = census.thenAt.get(id) ?? -1;
    const isStale = ghost === undefined || seenThen[then] === 1;
    if (isStale || isGone(of, census.nowAt.get(id) ?? -1, indexOf(grid, ghost.piece.hex))) gone.add(id);
  }
  const come: (readonly [PieceId, Ghost])[] = [];
  for (let then = 0; then < seenThen.length; then++) {
    const placed = seenThen[then] === 1 ? census.then[then] : undefined;
    if (placed === undefined || placed.seen === null) continue;
    if (!isGone(of, census.nowOf[then] ?? -1, placed.at)) come.push([placed.seen.id, { piece: placed.seen, turn }]);
  }
  return revised(old, gone, come);
}

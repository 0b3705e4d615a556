import { present } from '../../kernel/index.ts';
import { START_MARGIN, TIGHT_MARGINS, TIGHT_SEATS } from '../data/cartography.ts';
import { ZONE_CENTRES_APART } from '../data/start.ts';
import type { Grid } from '../map/grid.ts';
import { indexAt, steps } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import type { Random } from './random.ts';

/** A hex and the one opposite it, when the map is rotated by half a circle about its middle. */
export const turnedBy = ({ count }: Grid, hex: HexIndex): HexIndex => (count - 1 - hex) as HexIndex;

/**
 * HEX-START-17: the middles of the start zones, as far apart as possible on a ring around the map: each seat has
 * two neighbours and none is in the middle. On a small map for a few seats the ring may be nearer to the edge. Null: the
 * map is too small for that many.
 */
export function startHexes(grid: Grid, seats: number, isRotated: boolean, random: Random): readonly HexIndex[] | null {
  for (const margin of seats > TIGHT_SEATS ? [START_MARGIN] : [START_MARGIN, ...TIGHT_MARGINS]) {
    const starts = startsOn(grid, ringOf(grid, margin), seats, isRotated, random);
    if (starts !== null) return starts;
  }
  return null;
}

function startsOn(
  grid: Grid,
  ring: readonly HexIndex[],
  seats: number,
  isRotated: boolean,
  random: Random,
): readonly HexIndex[] | null {
  const tries = random.shuffled(ring.map((_, at) => at));
  let best: readonly HexIndex[] | null = null;
  let most = ZONE_CENTRES_APART - 1;
  for (const first of tries) {
    const starts = spread(grid, ring, seats, first, isRotated);
    const apart = least(grid, starts);
    if (apart <= most) continue;
    best = starts;
    most = apart;
  }
  return best;
}

/** The ring of hexes at a margin from the edge. Empty: the map is too small. */
function ringOf(grid: Grid, margin: number): readonly HexIndex[] {
  const [left, right] = [margin, grid.columns - 1 - margin];
  const [top, bottom] = [margin, grid.rows - 1 - margin];
  if (right <= left || bottom <= top) return [];
  const [columns, rows] = [right - left, bottom - top];
  return [
    ...Array.from({ length: columns }, (_, i) => indexAt(grid, left + i, top)),
    ...Array.from({ length: rows }, (_, i) => indexAt(grid, right, top + i)),
    ...Array.from({ length: columns }, (_, i) => indexAt(grid, right - i, bottom)),
    ...Array.from({ length: rows }, (_, i) => indexAt(grid, left, bottom - i)),
  ];
}

function spread(grid: Grid, ring: readonly HexIndex[], seats: number, first: number, isRotated: boolean) {
  const at = (place: number) =>
    present(ring[(first + Math.floor((place * ring.length) / seats)) % ring.length], 'a hex of the ring');
  if (!isRotated) return Array.from({ length: seats }, (_, place) => at(place));
  const half = Array.from({ length: seats / 2 }, (_, place) => at(place));
  return [...half, ...half.map((hex) => turnedBy(grid, hex))];
}

function least(grid: Grid, starts: readonly HexIndex[]): number {
  const pairs = starts.flatMap((a, i) => starts.slice(i + 1).map((b) => steps(grid, a, b)));
  return Math.min(...pairs);
}

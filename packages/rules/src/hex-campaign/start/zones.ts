import type { Dice } from '../../kernel/index.ts';
import { present } from '../../kernel/index.ts';
import type { HexKey, MapSize } from '../../space/hex.ts';
import { allHexes, columnRow, distance, hexAt, neighbours, within } from '../../space/hex.ts';
import { ZONE_CENTRES_APART, ZONE_RADIUS } from '../data/start.ts';
import { gridOf, indexOf, SEA } from '../map/grid.ts';
import type { Chart, Settings } from '../types.ts';

/** HEX-START-16: the hexes one column and one row in from the four corners. */
const cornerCentres = ({ columns, rows }: MapSize): readonly HexKey[] => [
  hexAt(1, 1),
  hexAt(columns - 2, 1),
  hexAt(1, rows - 2),
  hexAt(columns - 2, rows - 2),
];

const isLand = (chart: Chart, hex: HexKey): boolean => {
  const grid = gridOf(chart);
  const at = indexOf(grid, hex);
  return at >= 0 && grid.terrain[at] !== SEA;
};

/** HEX-START-08: land with six land neighbours on the map. */
const isCapitalGround = (chart: Chart, hex: HexKey): boolean =>
  isLand(chart, hex) && neighbours(hex).every((other) => isLand(chart, other));

/**
 * HEX-START-16, -17: where zones may be: as the map says; else the corners that can hold a Capital, and for more seats than those further
 * places as far from the previous ones as the map allows.
 */
export function zoneCentres(chart: Chart, seats: number): readonly HexKey[] {
  if (chart.starts !== undefined) return chart.starts;
  const canHold = (centre: HexKey) =>
    zoneAround(chart, centre).some((hex) => isCapitalHex(chart, zoneAround(chart, centre), hex));
  const centres = apart(cornerCentres(chart.size).filter(canHold));
  while (centres.length < seats) {
    const next = farthest(chart, centres);
    if (next === null) break;
    centres.push(next);
  }
  return centres;
}

function apart(candidates: readonly HexKey[]): HexKey[] {
  const kept: HexKey[] = [];
  for (const hex of candidates) if (kept.every((other) => distance(hex, other) >= ZONE_CENTRES_APART)) kept.push(hex);
  return kept;
}

function farthest(chart: Chart, centres: readonly HexKey[]): HexKey | null {
  let best: HexKey | null = null;
  let most = ZONE_CENTRES_APART - 1;
  for (const hex of allHexes(chart.size)) {
    const near = Math.min(Number.MAX_SAFE_INTEGER, ...centres.map((centre) => distance(hex, centre)));
    if (near > most && isCapitalGround(chart, hex)) {
      best = hex;
      most = near;
    }
  }
  return best;
}

/** HEX-START-16: the land within three hexes, clipped by the edge of the map. */
export const zoneAround = (chart: Chart, centre: HexKey): readonly HexKey[] =>
  within(chart.size, centre, ZONE_RADIUS).filter((hex) => isLand(chart, hex));

/** HEX-START-08: six neighbours on the map, all of them in the zone. */
export const isCapitalHex = (chart: Chart, zone: readonly HexKey[], hex: HexKey): boolean =>
  isCapitalGround(chart, hex) && neighbours(hex).every((other) => zone.includes(other));

/**
 * HEX-START-16: the zones of the centres dealt. Under `fair` each is trimmed to the size of the smallest: hexes
 * farthest from its centre first, among equals the highest column, then row.
 */
export function startZones(
  chart: Chart,
  centres: readonly HexKey[],
  mode: Settings['startZones'],
): readonly (readonly HexKey[])[] {
  const zones = centres.map((centre) => zoneAround(chart, centre));
  if (mode === 'source') return zones;
  const least = Math.min(...zones.map((zone) => zone.length));
  return zones.map((zone, i) =>
    [...zone].sort(nearestFirst(present(centres[i], 'a centre for each zone'))).slice(0, least),
  );
}

const nearestFirst = (centre: HexKey) => (a: HexKey, b: HexKey) => {
  const byDistance = distance(centre, a) - distance(centre, b);
  const [ca, cb] = [columnRow(a), columnRow(b)];
  return byDistance || ca.column - cb.column || ca.row - cb.row;
};

/** HEX-START-16: which centre each seat gets, drawn one after the other. */
export function dealtCentres(centres: readonly HexKey[], seats: readonly string[], dice: Dice): readonly HexKey[] {
  const left = [...centres];
  return seats.map((seat) => {
    const drawn = left.length === 1 ? 1 : dice.die('HEX-START-16', seat, left.length);
    return present(left.splice(drawn - 1, 1)[0], 'a centre for each seat');
  });
}

import { keysOf } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { allHexes, banks } from '../../space/hex.ts';
import { EVEN_STARTS, LEAST_OPEN_LAND } from '../data/cartography.ts';
import { gridOf, indexOf, SEA } from '../map/grid.ts';
import { zoneAround } from '../start/zones.ts';
import type { Chart } from '../types.ts';
import { comparedStarts, fairness } from './compared.ts';

/** What makes a map worse to play on and does not forbid it, with the hex to look at. */
export type MapWarning =
  /** From here least is reached in two turns, from `best` most. */
  | { readonly code: 'starts-uneven'; readonly hex: HexKey; readonly best: HexKey; readonly share: number }
  /** Other starts have a road in their zone, this one has none. */
  | { readonly code: 'start-without-road'; readonly hex: HexKey }
  /** A road ends here, outside all start zones and at no named place. */
  | { readonly code: 'road-ends'; readonly hex: HexKey }
  | { readonly code: 'name-twice'; readonly hex: HexKey; readonly first: HexKey; readonly name: string }
  /** So little land lies outside the start zones; this start has the nearest rival. */
  | { readonly code: 'little-land'; readonly hex: HexKey; readonly seats: number; readonly open: number };

/** What should be better on a map, the gravest first. Empty while a start is not where it may be: faults come first. */
export function mapWarnings(chart: Chart): readonly MapWarning[] {
  const starts = chart.starts ?? [];
  const zones = new Map(starts.map((hex) => [hex, new Set(zoneAround(chart, hex))]));
  return [...uneven(chart, starts), ...littleLand(chart, zones), ...roadless(chart, zones), ...twice(chart)];
}

type Zones = ReadonlyMap<HexKey, ReadonlySet<HexKey>>;

/** HEX-START-17: starting conditions may differ, but players should know. */
function uneven(chart: Chart, starts: readonly HexKey[]): readonly MapWarning[] {
  const compared = comparedStarts(chart, starts).toSorted((a, b) => a.reach - b.reach);
  const [least, most] = [compared[0], compared.at(-1)];
  if (least === undefined || most === undefined) return [];
  const share = fairness([least, most]);
  return share < EVEN_STARTS ? [{ code: 'starts-uneven', hex: least.hex, best: most.hex, share }] : [];
}

function littleLand(chart: Chart, zones: Zones): readonly MapWarning[] {
  const [near] = comparedStarts(chart, [...zones.keys()]).toSorted((a, b) => a.nearest - b.nearest);
  if (near === undefined || zones.size < 2) return [];
  const grid = gridOf(chart);
  const land = allHexes(chart.size).filter((hex) => grid.terrain[indexOf(grid, hex)] !== SEA).length;
  const held = new Set([...zones.values()].flatMap((zone) => [...zone])).size;
  const open = land - held;
  return 100 * open < LEAST_OPEN_LAND * held ? [{ code: 'little-land', hex: near.hex, seats: zones.size, open }] : [];
}

/** HEX-MAP-03: roads are drawn for everybody or for nobody, and lead somewhere. */
function roadless(chart: Chart, zones: Zones): readonly MapWarning[] {
  const roads = new Map<HexKey, number>();
  for (const edge of chart.roads ?? []) for (const hex of banks(edge)) roads.set(hex, (roads.get(hex) ?? 0) + 1);
  const without = [...zones].filter(([, zone]) => [...zone].every((hex) => !roads.has(hex))).map(([hex]) => hex);
  const missing = without.length < zones.size ? without : [];
  const isHome = (hex: HexKey) => [...zones.values()].some((zone) => zone.has(hex));
  const ends = [...roads].filter(([hex, count]) => count === 1 && chart.names[hex] === undefined && !isHome(hex));
  return [
    ...missing.map((hex): MapWarning => ({ code: 'start-without-road', hex })),
    ...ends.map(([hex]): MapWarning => ({ code: 'road-ends', hex })),
  ];
}

function twice({ names }: Chart): readonly MapWarning[] {
  const first = new Map<string, HexKey>();
  return keysOf(names).flatMap((hex): readonly MapWarning[] => {
    const name = names[hex] ?? '';
    const same = name.trim().toLowerCase();
    const other = first.get(same);
    if (other !== undefined) return [{ code: 'name-twice', hex, first: other, name }];
    first.set(same, hex);
    return [];
  });
}

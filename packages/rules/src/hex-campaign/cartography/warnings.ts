import { keysOf, present } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { allHexes, banks } from '../../space/hex.ts';
import { EVEN_STARTS, LEAST_OPEN_LAND } from '../data/cartography.ts';
import { defaultSettings } from '../data/settings.ts';
import { gridOf, indexOf, SEA } from '../map/grid.ts';
import { placingFaults } from '../start/faults.ts';
import { capitalPlaces } from '../start/sites.ts';
import { zoneAround, zoneCentres } from '../start/zones.ts';
import type { Chart, Rejection, SiteKind } from '../types.ts';
import { comparedStarts, fairness } from './compared.ts';

const MOST_SEATS = 10;

/** What makes a map worse to play on but still playable, with the hex concerned. */
export type MapWarning =
  /** The usual starting sites do not fit around this start. */
  | { readonly code: 'start-without-room'; readonly hex: HexKey; readonly urban: number; readonly resources: number }
  /** This start has the least reach in two turns, `best` the most. */
  | { readonly code: 'starts-uneven'; readonly hex: HexKey; readonly best: HexKey; readonly share: number }
  /** Other starts have a road in their zone, this one has none. */
  | { readonly code: 'start-without-road'; readonly hex: HexKey }
  /** A road ends here, outside all start zones and at no named place. */
  | { readonly code: 'road-ends'; readonly hex: HexKey }
  /** The map proposes a site outside all start zones. */
  | { readonly code: 'site-outside'; readonly hex: HexKey; readonly site: SiteKind }
  /** The rules forbid a site there together with the other proposed ones. */
  | { readonly code: 'site-unfit'; readonly hex: HexKey; readonly why: Pick<Rejection, 'code' | 'facts'> }
  /** The number of sites proposed for this start; `best` has the most. */
  | {
      readonly code: 'sites-uneven';
      readonly hex: HexKey;
      readonly best: HexKey;
      readonly found: number;
      readonly most: number;
    }
  | { readonly code: 'name-twice'; readonly hex: HexKey; readonly first: HexKey; readonly name: string }
  /** Too little land outside the start zones; this start has the nearest rival. */
  | { readonly code: 'little-land'; readonly hex: HexKey; readonly seats: number; readonly open: number };

/** A map's warnings, the gravest first. Empty while a start is invalid: faults come first. */
export function mapWarnings(chart: Chart): readonly MapWarning[] {
  const starts = chart.starts ?? [];
  const zones = new Map(starts.map((hex) => [hex, new Set(zoneAround(chart, hex))]));
  return [
    ...withoutRoom(chart, zones),
    ...uneven(chart, starts),
    ...littleLand(chart, zones),
    ...siteWarnings(chart),
    ...roadless(chart, zones),
    ...twice(chart),
  ];
}

type Zones = ReadonlyMap<HexKey, ReadonlySet<HexKey>>;

/** HEX-START-07 to -13: a campaign with the usual settings could not place the sites of this start. */
function withoutRoom(chart: Chart, zones: Zones): readonly MapWarning[] {
  const { startOtherUrban: urban, startResources: resources } = defaultSettings;
  return [...zones]
    .filter(([, zone]) => capitalPlaces(chart, [...zone], { urban, resources }).length === 0)
    .map(([hex]) => ({ code: 'start-without-room', hex, urban, resources }));
}

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

/** HEX-START-07 to -13: proposals that no seat can follow, and starts with more proposals than others. */
function siteWarnings(chart: Chart): readonly MapWarning[] {
  const sites = keysOf(chart.sites ?? {});
  if (sites.length === 0) return [];
  const zones = zoneCentres(chart, MOST_SEATS).map((start) => ({ start, zone: zoneAround(chart, start) }));
  const lost = sites.filter((hex) => zones.every(({ zone }) => !zone.includes(hex)));
  const counts = zones.map(({ start, zone }) => ({ start, found: sites.filter((hex) => zone.includes(hex)).length }));
  const most = counts.toSorted((a, b) => b.found - a.found)[0];
  return [
    ...lost.map((hex): MapWarning => ({ code: 'site-outside', hex, site: present(chart.sites?.[hex], 'the site') })),
    ...zones.flatMap(({ start, zone }) => unfit(chart, start, zone)),
    ...counts.flatMap(({ start: hex, found }): readonly MapWarning[] =>
      most === undefined || found === most.found
        ? []
        : [{ code: 'sites-uneven', hex, best: most.start, found, most: most.found }],
    ),
  ];
}

/** What is wrong with the proposals of one zone, its Capital in the middle unless one is proposed. */
function unfit(chart: Chart, start: HexKey, zone: readonly HexKey[]): readonly MapWarning[] {
  const of = (kind: SiteKind) => [...zone].sort().filter((hex) => chart.sites?.[hex] === kind);
  const [urban, resources] = [of('urban'), of('resource')];
  const capital = of('capital')[0] ?? start;
  const dealt = { sizes: urban.map(() => 1 as const), yields: resources.map(() => 0) };
  return placingFaults(chart, zone, dealt, { capital, urban, resources }).flatMap(({ code, facts, at: [field, i] }) => {
    const hex = field === 'capital' ? capital : (field === 'urban' ? urban : resources)[Number(i)];
    return hex === undefined || chart.sites?.[hex] === undefined
      ? []
      : [{ code: 'site-unfit', hex, why: { code, facts } }];
  });
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

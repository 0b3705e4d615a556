import { present } from '../../kernel/index.ts';
import { PROPOSED_SITES, TIGHT_SITES } from '../data/cartography.ts';
import { RESOURCE_FROM_CAPITAL, RESOURCES_APART, URBAN_APART } from '../data/start.ts';
import { type Grid, keyAt, nextTo, steps } from '../map/grid.ts';
import { EVERY_DIRECTION, type HexIndex, OFF_MAP } from '../map/numbers.ts';
import type { SiteKind } from '../types/vocabulary.ts';
import type { Chart } from '../types.ts';
import { facing, type Sketch, spiral } from './land.ts';
import type { Random } from './random.ts';
import { turnedBy } from './starts.ts';

/** Where in a spiral the second ring begins, and how many hexes it has. None of them is at the edge of the map. */
const SECOND_RING = { from: 7, hexes: 12 } as const;

/**
 * HEX-START-07 to -13, -17: what a generated map proposes: the same sites around each start, rotated as its home ground
 * is. They are more than a seat has, so that the map does not reveal other seats' sites. On a small map, where zones are
 * clipped, each start has as many, in places of its own. Null: there is no room.
 */
export function drawnSites(sketch: Pick<Sketch, 'grid' | 'starts' | 'isRotated'>, random: Random): Proposals | null {
  const { grid, starts } = sketch;
  const homes = starts.map((start) => spiral(grid, start, facing(sketch, start)));
  if (homes.some((hexes) => hexes.includes(OFF_MAP))) return tightSites(sketch, homes, random);
  const home = present(homes[0], 'at least two starts');
  const resources = resourcePlaces(random);
  const kinds = new Map<number, SiteKind>([[0, 'capital']]);
  for (const place of resources) kinds.set(place, 'resource');
  const hexAt = (place: number) => present(home[place], 'a hex of the zone');
  const isFree = (place: number) =>
    [...kinds.keys()].every((other) => steps(grid, hexAt(other), hexAt(place)) >= URBAN_APART);
  const towns = random.shuffled(home.map((_, place) => place));
  for (let left: number = PROPOSED_SITES.urban; left > 0; left--) {
    kinds.set(present(towns.find(isFree), 'room for a settlement'), 'urban');
  }
  return Object.fromEntries(
    homes.flatMap((hexes) =>
      hexes.flatMap((hex, place) => {
        const kind = kinds.get(place);
        return kind === undefined ? [] : [[keyAt(grid, hex), kind] as const];
      }),
    ),
  );
}

/** How often the sites of a clipped zone are drawn, at most: most draws find room. */
const TIGHT_DRAWS = 60;

/** The sites of clipped zones: the second half of a rotated map is the first one turned. */
function tightSites(
  { grid, isRotated }: Pick<Sketch, 'grid' | 'isRotated'>,
  homes: Homes,
  random: Random,
): Proposals | null {
  const halves = isRotated ? homes.slice(0, homes.length / 2) : homes;
  for (const counts of [PROPOSED_SITES, TIGHT_SITES]) {
    const zones = halves.map((home) => zoneSites(grid, home, counts, random));
    if (!zones.includes(null))
      return asProposed(
        grid,
        isRotated,
        zones.flatMap((sites) => sites ?? []),
      );
  }
  return null;
}

function asProposed(grid: Grid, isRotated: boolean, drawn: readonly Site[]): Proposals {
  const turned = isRotated ? drawn.map(([hex, kind]) => [turnedBy(grid, hex), kind] as const) : [];
  return Object.fromEntries([...drawn, ...turned].map(([hex, kind]) => [keyAt(grid, hex), kind] as const));
}

function zoneSites(grid: Grid, home: readonly HexIndex[], counts: Counts, random: Random): readonly Site[] | null {
  const capital = present(home[0], 'the middle of a zone');
  for (let draw = 0; draw < TIGHT_DRAWS; draw++) {
    const free = random.shuffled(home.filter((hex) => hex !== OFF_MAP && hex !== capital));
    const sites: Site[] = [[capital, 'capital']];
    const add = (kind: SiteKind, count: number, isFree: (hex: HexIndex) => boolean) => {
      for (const hex of free)
        if (sites.filter(([, one]) => one === kind).length < count && isFree(hex)) sites.push([hex, kind]);
    };
    const isApart = (hex: HexIndex, from: SiteKind, least: number): boolean =>
      sites.every(([other, kind]) => kind !== from || steps(grid, hex, other) >= least);
    add(
      'resource',
      counts.resource,
      (hex) =>
        !isAtEdge(grid, hex) &&
        isApart(hex, 'capital', RESOURCE_FROM_CAPITAL) &&
        isApart(hex, 'resource', RESOURCES_APART),
    );
    add('urban', counts.urban, (hex) => sites.every(([other]) => steps(grid, hex, other) >= URBAN_APART));
    if (sites.length === 1 + counts.resource + counts.urban) return sites;
  }
  return null;
}

const isAtEdge = (grid: Grid, hex: HexIndex): boolean => EVERY_DIRECTION.some((d) => nextTo(grid, hex, d) === OFF_MAP);

type Site = readonly [hex: HexIndex, kind: SiteKind];
type Counts = Readonly<Record<'urban' | 'resource', number>>;
type Homes = readonly (readonly HexIndex[])[];
type Proposals = NonNullable<Chart['sites']>;

/** HEX-START-10, -11: every third hex of the second ring is far enough from the Capital and from the next one. */
function resourcePlaces(random: Random): readonly number[] {
  const first = SECOND_RING.from + random.whole(RESOURCES_APART);
  const along = Array.from({ length: SECOND_RING.hexes / RESOURCES_APART }, (_, i) => first + i * RESOURCES_APART);
  return random.shuffled(along).slice(0, PROPOSED_SITES.resource);
}

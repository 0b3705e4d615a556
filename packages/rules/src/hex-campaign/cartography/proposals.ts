import { present } from '../../kernel/index.ts';
import { PROPOSED_SITES } from '../data/cartography.ts';
import { RESOURCES_APART, URBAN_APART } from '../data/start.ts';
import { keyAt, steps } from '../map/grid.ts';
import type { SiteKind } from '../types/vocabulary.ts';
import type { Chart } from '../types.ts';
import { facing, type Sketch, spiral } from './land.ts';
import type { Random } from './random.ts';

/** Where in a spiral the second ring begins, and how many hexes it has. None of them is at the edge of the map. */
const SECOND_RING = { from: 7, hexes: 12 } as const;

/**
 * HEX-START-07 to -13, -17: what a generated map proposes: the same sites around each start, rotated as its home ground
 * is. They are more than a seat has, so that the map does not reveal other seats' sites.
 */
export function drawnSites(sketch: Pick<Sketch, 'grid' | 'starts' | 'isRotated'>, random: Random): Proposals {
  const { grid, starts } = sketch;
  const homes = starts.map((start) => spiral(grid, start, facing(sketch, start)));
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

type Proposals = NonNullable<Chart['sites']>;

/** HEX-START-10, -11: every third hex of the second ring is far enough from the Capital and from the next one. */
function resourcePlaces(random: Random): readonly number[] {
  const first = SECOND_RING.from + random.whole(RESOURCES_APART);
  const along = Array.from({ length: SECOND_RING.hexes / RESOURCES_APART }, (_, i) => first + i * RESOURCES_APART);
  return random.shuffled(along).slice(0, PROPOSED_SITES.resource);
}

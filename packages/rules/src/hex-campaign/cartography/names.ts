import type { HexKey } from '../../space/hex.ts';
import { HEXES_TO_A_NAME, LAND_NAMES } from '../data/cartography.ts';
import { keyAt, nextTo, steps, terrainAt } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { EVERY_DIRECTION, noMarks } from '../map/numbers.ts';
import type { Terrain } from '../types/vocabulary.ts';
import { TERRAINS } from '../types/vocabulary.ts';
import type { Sketch } from './land.ts';
import type { Random } from './random.ts';

/** The largest woods, hills and waters of the map get a name, each name once, and never at a Capital. */
export function drawnNames(sketch: Sketch, random: Random): Readonly<Record<HexKey, string>> {
  const names = new Map(TERRAINS.map((terrain) => [terrain, random.shuffled(LAND_NAMES[terrain])]));
  const wanted = Math.floor(sketch.grid.count / HEXES_TO_A_NAME);
  const named: [HexKey, string][] = [];
  const taken: HexIndex[] = [...sketch.starts];
  for (const { terrain, hexes } of regionsOf(sketch)) {
    if (named.length === wanted) break;
    const hex = middleOf(sketch, hexes);
    // Two names within three hexes of each other would be hard to tell apart.
    if (taken.some((other) => steps(sketch.grid, other, hex) < 3)) continue;
    const name = names.get(terrain)?.shift();
    if (name === undefined) continue;
    taken.push(hex);
    named.push([keyAt(sketch.grid, hex), name]);
  }
  return Object.fromEntries(named);
}

interface Region {
  readonly terrain: Terrain;
  readonly hexes: readonly HexIndex[];
}

/** Connected hexes of one terrain, the largest first. */
function regionsOf({ grid, terrain }: Sketch): readonly Region[] {
  const seen = noMarks(grid.count);
  const regions: Region[] = [];
  for (const first of grid.hexes) {
    if (seen[first] === 1) continue;
    seen[first] = 1;
    const hexes = [first];
    for (const hex of hexes) {
      for (const d of EVERY_DIRECTION) {
        const next = nextTo(grid, hex, d);
        if (next < 0 || seen[next] === 1 || terrain[next] !== terrain[first]) continue;
        seen[next] = 1;
        hexes.push(next);
      }
    }
    regions.push({ terrain: terrainAt({ terrain }, first), hexes });
  }
  return regions.sort((a, b) => b.hexes.length - a.hexes.length);
}

/** The most central hex of a region; in a large one the first that is central enough. */
function middleOf({ grid }: Sketch, hexes: readonly HexIndex[]): HexIndex {
  const sample = hexes.filter((_, i) => i % Math.ceil(hexes.length / 40) === 0);
  const far = (hex: HexIndex) => sample.reduce((sum, other) => sum + steps(grid, hex, other), 0);
  return sample.reduce((best, hex) => (far(hex) < far(best) ? hex : best));
}

import type { Box } from '../board/lettering.ts';
import { xy } from '../board/sheet.ts';
import { type Crowd, cheapest } from './crowd.ts';
import { onCircle } from './curve.ts';
import { squareAbout } from './footprint.ts';
import type { PlacedPlanet, StarLayout } from './layout.ts';

/** A planet's name along its ring. */
export interface PlanetName {
  readonly planet: PlacedPlanet;
  /** The line it is written on. */
  readonly path: string;
  readonly size: number;
  /** How much larger it may become where letters keep their size on the screen. */
  readonly most: number;
}

/** The width of a spaced capital, in ems. */
const LETTER = 1.02;
/** Degrees of the ring that a name may take at most. */
const WIDEST = 150;
/** Where a name may have its middle: degrees from the east, clockwise. */
const MIDDLES = [-90, -76, -104, -62, -118];

/** What it costs to cover a letter of a name. */
const COVERED = 20;

/** The names of all planets, above them, and aside if something else is there. They take their room on the sheet. */
export function planetNames({ planets }: StarLayout, printed: Crowd): readonly PlanetName[] {
  return planets.map((planet) => {
    const radius = planet.orbit + 7;
    const letters = [...planet.planet.name].length;
    const room = (WIDEST / 360) * 2 * Math.PI * radius;
    const most = room / Math.max(1, letters * LETTER);
    const size = Math.min(Math.max(15, 11 + planet.radius * 0.042), 22, most);
    const span = ((letters * LETTER * size) / radius) * (180 / Math.PI);
    const boxesAt = (middle: number): readonly Box[] =>
      degreesOver(middle, span).map((degrees) =>
        squareAbout(onCircle(planet.at, radius + size / 3, degrees), size / 2),
      );
    const costOf = (middle: number): number =>
      boxesAt(middle).reduce((sum, box) => sum + printed.costOf(box), Math.abs(middle + 90) / 10);
    const middle = cheapest(MIDDLES, costOf).place;
    for (const box of boxesAt(middle)) printed.add(box, COVERED);
    const [from, to] = [onCircle(planet.at, radius, middle - 89), onCircle(planet.at, radius, middle + 89)];
    return { planet, path: `M${xy(from)}A${radius} ${radius} 0 0 1 ${xy(to)}`, size, most: most / size };
  });
}

const degreesOver = (middle: number, span: number): readonly number[] =>
  Array.from({ length: 9 }, (_, i) => middle + ((i - 4) / 8) * span);

import type { Terrain } from '@sealed-orders/rules/hex-campaign';
import { neighbours } from '@sealed-orders/rules/space';
import { fixed, openPath, xy } from '../board/sheet.ts';
import { letterAtPlace, SEAT_LETTERS, type SeatLetter } from '../symbols/seats.ts';
import { CARD_COLOURS, SIDE_COLOURS, TERRAIN_COLOURS } from './card-colours.ts';
import { letterAt, terrainAt } from './chunks.ts';
import { centreOf, hexesOf, hexPath, type Layout, layoutOf, pointAt, sideOf } from './layout.ts';
import type { MapView } from './map-view.ts';
import { type Link, mapModel } from './model.ts';
import { rimOf } from './outline.ts';

/** A map as an SVG document of its own, for pictures outside the site: colours and no letters, so that it needs neither
 * style sheet nor font. */
export interface CardPicture {
  readonly svg: string;
  /** In map units. */
  readonly width: number;
  readonly height: number;
}

/** The terrain, whose land is whose, Capitals, and battles, as far as the viewer knows them. */
export function cardPicture(view: MapView): CardPicture {
  const layout = layoutOf(view.chart.size);
  const model = mapModel(view);
  const { width, height } = layout;
  const parts = [
    `<rect width="${fixed(width)}" height="${fixed(height)}" fill="${CARD_COLOURS.paper}"/>`,
    ...washes(layout, view.chart.rows),
    ...holdings(layout, model.control),
    stroke(model.rivers.map((river) => alongSide(layout, river)).join(''), CARD_COLOURS.river, 4),
    stroke(
      model.roads.map((road) => openPath(road.between.map((hex) => centreOf(layout, hex)))).join(''),
      CARD_COLOURS.road,
      2.5,
    ),
    ...view.seats.flatMap(({ startingCapital }, place) => capital(layout, startingCapital, place)),
    ...model.battles.map(({ hex }) => battle(layout, hex)),
  ];
  const box = `viewBox="0 0 ${fixed(width)} ${fixed(height)}" width="${fixed(width)}" height="${fixed(height)}"`;
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${parts.join('')}</svg>`, width, height };
}

/** One path for each terrain. */
function washes(layout: Layout, rows: readonly string[]): readonly string[] {
  const paths = new Map<Terrain, string>();
  for (const hex of hexesOf(layout)) {
    const terrain = terrainAt({ layout, rows }, hex);
    if (terrain !== null) paths.set(terrain, `${paths.get(terrain) ?? ''}${hexPath(layout, hex)}`);
  }
  return [...paths].map(([terrain, d]) => {
    const colour = TERRAIN_COLOURS[terrain];
    return `<path d="${d}" fill="${colour}" stroke="${colour}"/>`;
  });
}

const SIDES: readonly SeatLetter[] = [...SEAT_LETTERS, 'n'];

/** The land of each seat: a wash, and a line around it. */
function holdings(layout: Layout, control: string): readonly string[] {
  return SIDES.flatMap((letter) => {
    const hexes = hexesOf(layout).filter((hex) => letterAt(layout, control, hex) === letter);
    if (hexes.length === 0) return [];
    const colour = SIDE_COLOURS[letter];
    const land = hexes.map((hex) => hexPath(layout, hex)).join('');
    return [
      `<path d="${land}" fill="${colour}" fill-opacity=".24"/>`,
      stroke(rimOf(layout, new Set(hexes)), colour, 5),
    ];
  });
}

function alongSide(layout: Layout, { between: [a, b] }: Link): string {
  const direction = neighbours(a).indexOf(b);
  return direction < 0 ? '' : openPath(sideOf(a, direction).map((corner) => pointAt(layout, corner)));
}

const stroke = (d: string, colour: string, width: number): string =>
  d === '' ? '' : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

/** A square of the seat's colour on paper: half its width, and half that of the paper around it, in sides of a hex. */
const CAPITAL = { square: 0.34, paper: 0.46 };

function capital(layout: Layout, hex: MapView['seats'][number]['startingCapital'], place: number): readonly string[] {
  if (hex === null) return [];
  const { x, y } = centreOf(layout, hex);
  const box = (half: number, fill: string): string => {
    const [from, width] = [half * layout.s, 2 * half * layout.s];
    return `<rect x="${fixed(x - from)}" y="${fixed(y - from)}" width="${fixed(width)}" height="${fixed(width)}" fill="${fill}"/>`;
  };
  const colour = SIDE_COLOURS[letterAtPlace(place)];
  return [
    box(CAPITAL.paper, CARD_COLOURS.ink),
    box(CAPITAL.paper * 0.92, CARD_COLOURS.paper),
    box(CAPITAL.square, colour),
  ];
}

/** Half the height of the lozenge of a battle, in sides of a hex: larger than on the map, since no number stands by it. */
const LOZENGE = 0.5;

function battle(layout: Layout, hex: Parameters<typeof centreOf>[1]): string {
  const { x, y } = centreOf(layout, hex);
  const half = LOZENGE * layout.s;
  const points = [
    { x, y: y - half },
    { x: x + half, y },
    { x, y: y + half },
    { x: x - half, y },
  ];
  const d = `M${points.map(xy).join('L')}Z`;
  return `<path d="${d}" fill="${CARD_COLOURS.wax}" stroke="${CARD_COLOURS.onWax}" stroke-width="4"/>`;
}

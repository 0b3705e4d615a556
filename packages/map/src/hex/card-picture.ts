import { fixed, openPath, xy } from '../board/sheet.ts';
import { SIDE_COLOURS } from '../symbols/seat-colours.ts';
import { letterAtPlace, SEAT_LETTERS, type SeatLetter } from '../symbols/seats.ts';
import { CARD_COLOURS } from './card-colours.ts';
import { cardGround, line } from './card-ground.ts';
import { windowOf } from './card-window.ts';
import { letterAt } from './chunks.ts';
import { centreOf, hexesOf, hexPath, type Layout } from './layout.ts';
import type { MapView } from './map-view.ts';
import { mapModel } from './model.ts';
import { rimOf } from './outline.ts';
import { printOf } from './picture.ts';
import { bastions, blocksOf } from './site-shapes.ts';

/** The terrain around the battles, or else the Capitals, with the owners of land, as the viewer knows them. It is
 * a separate SVG document, for pictures outside the site: without letters, style sheet and font.
 * @param form width by height of the picture
 */
export function cardPicture(view: MapView, form: number): string {
  const print = printOf(view.chart);
  const { layout } = print.land;
  const model = mapModel(view);
  const capitals = view.seats.flatMap(({ startingCapital }) => startingCapital ?? []);
  const battles = model.battles.map(({ hex }) => hex);
  const window = windowOf(layout, battles.length > 0 ? battles : capitals, form);
  const parts = [
    `<rect width="${fixed(layout.width)}" height="${fixed(layout.height)}" fill="${CARD_COLOURS.paper}"/>`,
    ...cardGround(print.land, print.rivers, window),
    ...holdings(layout, model.control),
    line(
      model.roads.map((road) => openPath(road.between.map((hex) => centreOf(layout, hex)))).join(''),
      CARD_COLOURS.road,
      2.5,
    ),
    ...view.seats.flatMap(({ startingCapital }, place) => capital(layout, startingCapital, place)),
    ...battles.map((hex) => battle(layout, hex)),
  ];
  const box = [window.x, window.y, window.width, window.height].map(fixed).join(' ');
  const size = `width="${fixed(window.width)}" height="${fixed(window.height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${size}>${parts.join('')}</svg>`;
}

const SIDES: readonly SeatLetter[] = [...SEAT_LETTERS, 'n'];

/** The land of each seat: a wash, and a line around it. */
function holdings(layout: Layout, control: string): readonly string[] {
  return SIDES.flatMap((letter) => {
    const hexes = hexesOf(layout).filter((hex) => letterAt(layout, control, hex) === letter);
    if (hexes.length === 0) return [];
    const colour = SIDE_COLOURS[letter];
    const land = hexes.map((hex) => hexPath(layout, hex)).join('');
    return [`<path d="${land}" fill="${colour}" fill-opacity=".24"/>`, line(rimOf(layout, new Set(hexes)), colour, 5)];
  });
}

/** The town of a Capital in its walls, with the colour of its seat beside it. In units of the map's own drawings. */
const CAPITAL = { town: 4, walls: bastions(8, 26, 19, 0), chip: 16, beside: 32 };

function capital(layout: Layout, hex: MapView['seats'][number]['startingCapital'], place: number): readonly string[] {
  if (hex === null) return [];
  const { x, y } = centreOf(layout, hex);
  const { town, walls, chip, beside } = CAPITAL;
  const inked = `stroke="${CARD_COLOURS.ink}" stroke-width="1.8"`;
  const colour = SIDE_COLOURS[letterAtPlace(place)];
  return [
    `<g transform="translate(${fixed(x)} ${fixed(y)})">`,
    `<path d="${walls}" fill="${CARD_COLOURS.paper}" ${inked}/>`,
    `<path d="${blocksOf(town)}" fill="${CARD_COLOURS.ink}" transform="scale(.72)"/>`,
    `<rect x="${-beside - chip / 2}" y="${-chip / 2}" width="${chip}" height="${chip}" fill="${colour}" ${inked}/>`,
    '</g>',
  ];
}

/**
 * Half the height of the lozenge of a battle, in sides of a hex: larger than on the map, since there is no number
 * beside it.
 */
const LOZENGE = 0.46;

/** A lozenge with crossed swords, as on the map. */
function battle(layout: Layout, hex: Parameters<typeof centreOf>[1]): string {
  const { x, y } = centreOf(layout, hex);
  const half = LOZENGE * layout.s;
  const points = [
    { x: 0, y: -half },
    { x: half, y: 0 },
    { x: 0, y: half },
    { x: -half, y: 0 },
  ];
  const arm = fixed(half * 0.36);
  const swords = `M-${arm} -${arm}L${arm} ${arm}M${arm} -${arm}L-${arm} ${arm}`;
  const shape = `<path d="M${points.map(xy).join('L')}Z" fill="${CARD_COLOURS.ink}" stroke="${CARD_COLOURS.paper}" stroke-width="3"/>`;
  return `<g transform="translate(${xy({ x, y })})">${shape}${line(swords, CARD_COLOURS.paper, 4)}</g>`;
}

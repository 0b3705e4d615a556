import { lookup } from '@sealed-orders/rules/kernel';
import { type CardLabel, type CardPicture, line } from '../board/card.ts';
import { CARD_COLOURS, GROUND_COLOURS, TERRAIN_COLOURS } from '../board/card-colours.ts';
import type { Box } from '../board/lettering.ts';
import { fixed, type Point, xy } from '../board/sheet.ts';
import { cardTile } from '../symbols/card-swatch.ts';
import { ON_SIDE_COLOURS, SIDE_COLOURS } from '../symbols/seat-colours.ts';
import { SEAT_LETTERS, type SeatLetter } from '../symbols/seats.ts';
import { drawn } from './curve.ts';
import { squareAbout } from './footprint.ts';
import { landOf, type Wash } from './land.ts';
import { nodeAt, type PlacedNode, type PlacedPlanet, type StarLayout } from './layout.ts';
import type { Line } from './lines.ts';
import { namesAt } from './names.ts';
import { scaleAt } from './scale.ts';
import { LOZENGE, SWORDS } from './shapes.ts';
import type { Ground, StarView } from './star-chart.ts';
import { printOf } from './star-drawing.tsx';

const { paper, ink, info, road } = CARD_COLOURS;
const GROUNDS: Readonly<Record<Ground | Wash, string>> = {
  ...TERRAIN_COLOURS,
  barren: '#F2EFDB',
  marsh: '#DDE3D2',
  ice: '#F4F1E4',
};
/** Nodes may be held by somebody without a seat. */
const CONTROLLERS: readonly SeatLetter[] = [...SEAT_LETTERS, 'n'];
/** Sizes of letters on a card that is 630 pixels high, in pixels: of planets, cities and seats. */
const LETTERS = { height: 630, planet: 24, city: 17, disc: 19 };

/**
 * The planets where there are battles, or else the whole map, with the controllers of nodes.
 * @param size of the picture, in pixels
 */
export function starCard(view: StarView, size: { readonly width: number; readonly height: number }): CardPicture {
  const { layout, lines, names } = printOf(view.chart);
  const window = windowOf(layout, view, size.width / size.height);
  /** Map units a pixel of a card that is 630 pixels high. */
  const pixel = (window.bottom - window.top) / LETTERS.height;
  const radius = Math.max(11, Math.min((LETTERS.disc * pixel) / 1.3, layout.closest / 2 - 2));
  const scale = { ...scaleAt(layout, 'theatre', pixel), letters: (LETTERS.city * pixel) / 12.5, disc: radius / 14 };
  const parts = [
    `<defs>${CONTROLLERS.map(tileOf).join('')}</defs>`,
    `<rect x="${window.left}" y="${window.top}" width="100%" height="100%" fill="${paper}"/>`,
    ...lines.lines.map((lane) => (lane.kind === 'road' ? '' : laneOf(lane, pixel))),
    ...layout.planets.map((planet, i) => world(layout, planet, i)),
    ...lines.lines.filter(({ kind }) => kind === 'road').map(roadOf),
    ...layout.nodes.map((one) => disc(one, controllerOf(view, one), radius)),
    ...view.battles.map(({ node }) => battle(besideOf(nodeAt(layout, node), radius), pixel)),
  ];
  const words: readonly Word[] = [
    ...names.map(
      ({ planet }): Word => ({
        ...{ text: planet.planet.name, face: 'place', colour: ink, size: LETTERS.planet * pixel },
        at: { x: planet.at.x, y: planet.at.y - planet.orbit - 9 * pixel },
      }),
    ),
    ...namesAt(layout, lines.printed, scale).map(
      ({ text, size: letters, at, box }): Word => ({
        ...{ text, face: 'place', colour: ink, size: letters },
        at: { x: (box.left + box.right) / 2, y: at.y },
      }),
    ),
    ...layout.nodes.flatMap((one): Word[] => {
      const seat = controllerOf(view, one);
      if (seat === null) return [];
      const at = { x: one.at.x, y: one.at.y + radius * 0.42 };
      return [{ text: seat.toUpperCase(), face: 'sign', colour: ON_SIDE_COLOURS[seat], size: radius * 1.2, at }];
    }),
  ];
  const [width, height] = [window.right - window.left, window.bottom - window.top].map(fixed);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${fixed(window.left)} ${fixed(window.top)} ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`,
    labels: labelsIn(window, words),
  };
}

const controllerOf = ({ holdings }: StarView, { node }: PlacedNode): SeatLetter | null =>
  lookup(holdings, node.id)?.controller ?? null;

/** The part of the sheet that is shown, with these proportions: it may reach beyond the sheet. */
function windowOf(layout: StarLayout, { battles }: StarView, form: number): Box {
  const fought = new Set(battles.map(({ node }) => nodeAt(layout, node).node.planet));
  const planets = layout.planets.filter(({ planet }) => fought.has(planet.id));
  const boxes = planets.map(({ at, orbit }) => squareAbout(at, orbit + 46));
  const all =
    boxes.length === 0 || fought.has(null)
      ? { left: 0, top: 0, right: layout.width, bottom: layout.height }
      : {
          left: Math.min(...boxes.map(({ left }) => left)),
          top: Math.min(...boxes.map(({ top }) => top)),
          right: Math.max(...boxes.map(({ right }) => right)),
          bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
        };
  const height = Math.max(all.bottom - all.top, (all.right - all.left) / form);
  const middle = { x: (all.left + all.right) / 2, y: (all.top + all.bottom) / 2 };
  const [w, h] = [(height * form) / 2, height / 2];
  return { left: middle.x - w, top: middle.y - h, right: middle.x + w, bottom: middle.y + h };
}

const tileOf = (letter: SeatLetter): string =>
  cardTile(letter, { id: `q${letter}`, ink: paper, opacity: 0.6, scale: 1 });

function world(layout: StarLayout, planet: PlacedPlanet, i: number): string {
  const { at, radius, orbit } = planet;
  const { ground, patches, figures } = landOf(layout, planet);
  const circle = (r: number, paint: string): string =>
    `<circle cx="${fixed(at.x)}" cy="${fixed(at.y)}" r="${fixed(r)}" ${paint}/>`;
  return [
    `<clipPath id="w${i}">${circle(radius, '')}</clipPath>`,
    circle(orbit, `fill="none" stroke="${ink}" stroke-width="1.4" stroke-dasharray="9 3 2 3"`),
    circle(radius + 7, `fill="${paper}"`),
    circle(radius, `fill="${GROUNDS[ground]}"`),
    `<g clip-path="url(#w${i})">`,
    ...patches.map(({ wash, path }) => `<path d="${path}" fill="${GROUNDS[wash]}"/>`),
    line(figures['g-wave'] ?? '', GROUND_COLOURS.sea, 1),
    line(figures['g-hachure'] ?? '', GROUND_COLOURS.hills, 1),
    '</g>',
    circle(radius, `fill="none" stroke="${ink}" stroke-width="2"`),
  ].join('');
}

const laneOf = ({ curve, kind }: Line, pixel: number): string =>
  line(drawn(curve), info, 1.6 * pixel, ` stroke-dasharray="${kind === 'lane' ? '10 6' : '1 5'}"`);

function roadOf({ curve, difficulty }: Line): string {
  const way = drawn(curve);
  return line(way, road, 6) + line(way, paper, 3.4, difficulty === null ? '' : ' stroke-dasharray="1 6"');
}

function disc({ at }: PlacedNode, seat: SeatLetter | null, radius: number): string {
  const circle = (r: number, paint: string): string =>
    `<circle cx="${fixed(at.x)}" cy="${fixed(at.y)}" r="${fixed(r)}" ${paint}/>`;
  const rim = `stroke="${ink}" stroke-width="1.8"`;
  if (seat === null) return circle(radius * 0.8, `fill="${paper}" ${rim} stroke-dasharray="4 3"`);
  return circle(radius, `fill="url(#q${seat})" ${rim}`) + circle(radius * 0.74, `fill="${SIDE_COLOURS[seat]}"`);
}

const besideOf = ({ at }: PlacedNode, radius: number): Point => ({ x: at.x + radius, y: at.y + radius });

function battle(at: Point, pixel: number): string {
  const lozenge = `<path d="${LOZENGE}" fill="${ink}" stroke="${paper}" stroke-width="1.8"/>`;
  return `<g transform="translate(${xy(at)}) scale(${fixed(pixel)})">${lozenge}${line(SWORDS, paper, 1.6)}</g>`;
}

interface Word extends Pick<CardLabel, 'text' | 'face' | 'colour' | 'size'> {
  readonly at: Point;
}

/** Words in map units, as parts of the window's height. */
function labelsIn({ left, top, right, bottom }: Box, words: readonly Word[]): readonly CardLabel[] {
  const height = bottom - top;
  return words.flatMap(({ at, size, ...word }): CardLabel[] => {
    if (at.x <= left || at.x >= right || at.y <= top || at.y >= bottom) return [];
    const isHaloed = word.face === 'place';
    return [{ ...word, x: (at.x - left) / height, line: (at.y - top) / height, size: size / height, isHaloed }];
  });
}

import { type CardPicture, line } from '../board/card.ts';
import { CARD_COLOURS } from '../board/card-colours.ts';
import { fixed, openPath, xy } from '../board/sheet.ts';
import { blocksOf } from '../symbols/blocks.ts';
import { cardTile } from '../symbols/card-swatch.ts';
import { SIDE_COLOURS } from '../symbols/seat-colours.ts';
import { letterAtPlace, SEAT_LETTERS, type SeatLetter } from '../symbols/seats.ts';
import { cardGround } from './card-ground.ts';
import { cardLabels, type Sign, seatSign } from './card-lettering.ts';
import { windowOf } from './card-window.ts';
import { letterAt } from './chunks.ts';
import { centreOf, hexesOf, hexPath, type Layout } from './layout.ts';
import type { MapView } from './map-view.ts';
import { type BattleSymbol, mapModel, type SiteSymbol } from './model.ts';
import { rimOf } from './outline.ts';
import { printOf } from './picture.ts';
import { bastions } from './site-shapes.ts';

/**
 * The terrain around the battles, or else the Capitals, with towns and the owners of land, as the viewer knows them.
 * @param size of the picture, in pixels
 */
export function cardPicture(view: MapView, size: { readonly width: number; readonly height: number }): CardPicture {
  const print = printOf(view.chart);
  const { layout } = print.land;
  const model = mapModel(view);
  const capitals = view.seats.flatMap(({ startingCapital: hex }, place) =>
    hex === null ? [] : [{ hex, letter: letterAtPlace(place), at: centreOf(layout, hex) }],
  );
  const { battles } = model;
  const about = battles.length > 0 ? battles : capitals;
  const window = windowOf(
    layout,
    about.map(({ hex }) => hex),
    size.width / size.height,
  );
  const founded = new Set(capitals.map(({ hex }) => hex));
  const parts = [
    `<defs>${SIDES.map(tilesOf).join('')}</defs>`,
    `<rect width="${fixed(layout.width)}" height="${fixed(layout.height)}" fill="${CARD_COLOURS.paper}"/>`,
    ...cardGround(print.land, print.rivers, window),
    ...holdings(layout, model.control),
    line(
      model.roads.map((road) => openPath(road.between.map((hex) => centreOf(layout, hex)))).join(''),
      CARD_COLOURS.road,
      2.5,
    ),
    ...model.sites.filter(({ kind, hex }) => kind === 'urban' && !founded.has(hex)).map((site) => town(layout, site)),
    ...capitals.map(({ at, letter }) => capital(at, letter)),
    ...battles.map((battle) => battleSign(layout, battle)),
  ];
  const signs = [
    ...capitals.map(({ at, letter }) => seatSign(letter, { ...letterOn(at), height: CHIP.height })),
    ...battles.map((battle): Sign => {
      const { x, y } = numberAt(layout, battle);
      return { text: String(battle.number), x, y, height: layout.s * DISC * 1.9, colour: CARD_COLOURS.ink };
    }),
  ];
  const box = [window.x, window.y, window.width, window.height].map(fixed).join(' ');
  const pixels = `width="${fixed(window.width)}" height="${fixed(window.height)}"`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${pixels}>${parts.join('')}</svg>`,
    labels: cardLabels(layout, model, signs, { window, height: size.height }),
  };
}

const SIDES: readonly SeatLetter[] = [...SEAT_LETTERS, 'n'];

/** The pattern of a seat's borders, and of its chip. */
const tilesOf = (letter: SeatLetter): string =>
  cardTile(letter, { id: `q${letter}`, ink: CARD_COLOURS.paper, opacity: 0.6, scale: 1 });

/** The land of each seat: a wash, and a line in its pattern around it. */
function holdings(layout: Layout, control: string): readonly string[] {
  return SIDES.flatMap((letter) => {
    const hexes = hexesOf(layout).filter((hex) => letterAt(layout, control, hex) === letter);
    if (hexes.length === 0) return [];
    const land = hexes.map((hex) => hexPath(layout, hex)).join('');
    return [
      `<path d="${land}" fill="${SIDE_COLOURS[letter]}" fill-opacity=".24"/>`,
      line(rimOf(layout, new Set(hexes)), `url(#q${letter})`, 5),
    ];
  });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const LARGEST = 4;
/** The town of a Capital in its walls, with the colour of its seat beside it. In units of the map's own drawings. */
const CAPITAL = { walls: bastions(8, 26, 19, 0), beside: 42 };
/** A seat's chip: its letter on plain ground, and its pattern beside it. */
const CHIP = { width: 30, height: 20, plain: 18 };
const letterOn = ({ x, y }: Point): Point => ({ x: x - CAPITAL.beside - (CHIP.width - CHIP.plain) / 2, y });

const INKED = `stroke="${CARD_COLOURS.ink}" stroke-width="1.8"`;
const blocks = (size: SiteSymbol['size']): string =>
  `<path d="${blocksOf(size)}" fill="${CARD_COLOURS.ink}" transform="scale(.72)"/>`;

function capital({ x, y }: Point, letter: SeatLetter): string {
  const { walls, beside } = CAPITAL;
  const { width, height, plain } = CHIP;
  const [left, top] = [-beside - width / 2, -height / 2];
  return [
    `<g transform="translate(${fixed(x)} ${fixed(y)})">`,
    `<path d="${walls}" fill="${CARD_COLOURS.paper}" ${INKED}/>${blocks(LARGEST)}`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="url(#q${letter})" ${INKED}/>`,
    `<rect x="${left + 1}" y="${top + 1}" width="${plain}" height="${height - 2}" fill="${SIDE_COLOURS[letter]}"/>`,
    '</g>',
  ].join('');
}

function town(layout: Layout, { hex, size }: SiteSymbol): string {
  return `<g transform="translate(${xy(centreOf(layout, hex))})">${blocks(size)}</g>`;
}

/** Half the height of the lozenge of a battle, and half the width of its number's disc, in sides of a hex. */
const LOZENGE = 0.4;
const DISC = 0.17;

const numberAt = (layout: Layout, { hex }: Pick<BattleSymbol, 'hex'>): Point => {
  const { x, y } = centreOf(layout, hex);
  return { x: x + layout.s * 0.26, y: y + layout.s * 0.26 };
};

/** A lozenge with crossed swords, hollow when the battle is over, and a disc for its number. */
function battleSign(layout: Layout, battle: BattleSymbol): string {
  const { ink, paper } = CARD_COLOURS;
  const half = LOZENGE * layout.s;
  const corners = [
    { x: 0, y: -half },
    { x: half, y: 0 },
    { x: 0, y: half },
    { x: -half, y: 0 },
  ];
  const arm = fixed(half * 0.36);
  const swords = `M-${arm} -${arm}L${arm} ${arm}M${arm} -${arm}L-${arm} ${arm}`;
  const [ground, figure] = battle.isOver ? [paper, ink] : [ink, paper];
  return [
    `<g transform="translate(${xy(centreOf(layout, battle.hex))})">`,
    `<path d="M${corners.map(xy).join('L')}Z" fill="${ground}" stroke="${ink}" stroke-width="2.4"/>`,
    `${line(swords, figure, 2.6)}</g>`,
    `<circle r="${fixed(DISC * layout.s)}" transform="translate(${xy(numberAt(layout, battle))})" fill="${paper}" ${INKED}/>`,
  ].join('');
}

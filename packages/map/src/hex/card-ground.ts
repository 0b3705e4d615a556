import { directionTo } from '@sealed-orders/rules/space';
import { line } from '../board/card.ts';
import { CARD_COLOURS, GROUND_COLOURS, TERRAIN_COLOURS } from '../board/card-colours.ts';
import { openPath } from '../board/sheet.ts';
import type { Window } from './card-window.ts';
import { chunksOf, type PrintedLand } from './chunks.ts';
import { hexesOf, hexPath, type Layout, pointAt, sideOf } from './layout.ts';
import type { Link } from './model.ts';
import { figuresOf, washesOf, watersOf } from './terrain.ts';

/** How the figures of the land are inked: see map.css. */
const INKS: Readonly<Record<string, string>> = {
  'g-tuft': `fill="none" stroke="${GROUND_COLOURS.plains}" stroke-width=".9"`,
  'g-wave': `fill="none" stroke="${GROUND_COLOURS.sea}" stroke-width=".9"`,
  'g-mound': `fill="${TERRAIN_COLOURS.hills}" stroke="${GROUND_COLOURS.hills}" stroke-width="1.25"`,
  'g-hachure': `fill="none" stroke="${GROUND_COLOURS.hills}" stroke-width=".7"`,
  'g-trunk': `fill="none" stroke="${GROUND_COLOURS.forest}" stroke-width=".9"`,
  'g-crown': `fill="${TERRAIN_COLOURS.forest}" stroke="${GROUND_COLOURS.forest}" stroke-width=".9"`,
  'g-shade': `fill="${GROUND_COLOURS.forest}" fill-opacity=".75"`,
  'g-stem': `fill="none" stroke="${GROUND_COLOURS.jungle}" stroke-width="1.3"`,
  'g-frond': `fill="none" stroke="${GROUND_COLOURS.jungle}" stroke-width="1.5"`,
};

/** Above this height in hex sides, a card shows the land without figures: they would be too small to see. */
const FAR = 40;

/** The land as the map prints it: washes, the shore, rivers and figures. */
export function cardGround(land: PrintedLand, rivers: readonly Link[], window: Window): readonly string[] {
  const { layout } = land;
  const chunks = chunksOf(layout);
  const everywhere = (): 'seen' => 'seen';
  const washes = chunks.flatMap((chunk) => washesOf(land, chunk, everywhere));
  const shore = chunks.map((chunk) => watersOf(land, chunk).shore).join('');
  const isNear = window.height <= FAR * layout.s;
  const figures = isNear ? chunks.flatMap((chunk) => strokesIn(figuresOf(land, chunk, everywhere, () => false))) : [];
  return [
    ...washes.map(({ terrain, path }) => `<path d="${path}" fill="${TERRAIN_COLOURS[terrain]}"/>`),
    isNear ? line(gridOf(layout), CARD_COLOURS.ink, 0.8, ' stroke-opacity=".22"') : '',
    line(shore, CARD_COLOURS.ink, 2.2),
    line(rivers.map((river) => alongSide(layout, river)).join(''), CARD_COLOURS.river, 4),
    ...figures,
  ];
}

const strokesIn = ({ seen = {} }: ReturnType<typeof figuresOf<'seen'>>): readonly string[] =>
  Object.entries(seen).map(([style, d]) => `<path d="${d}" ${INKS[style] ?? 'fill="none"'} stroke-linecap="round"/>`);

const gridOf = (layout: Layout): string =>
  hexesOf(layout)
    .map((hex) => hexPath(layout, hex))
    .join('');

function alongSide(layout: Layout, { between: [a, b] }: Link): string {
  const direction = directionTo(a, b);
  return direction === null ? '' : openPath(sideOf(a, direction).map((corner) => pointAt(layout, corner)));
}

import { type HexKey, label } from '@sealed-orders/rules/space';
import type { CardLabel } from '../board/card.ts';
import { CARD_COLOURS, GROUND_COLOURS } from '../board/card-colours.ts';
import { LABELS_FROM, type Level, levelAt } from '../board/levels.ts';
import { ON_SIDE_COLOURS } from '../symbols/seat-colours.ts';
import type { SeatLetter } from '../symbols/seats.ts';
import type { Window } from './card-window.ts';
import { centreOf, hexesOf, type Layout } from './layout.ts';
import { labelSize } from './lettering.ts';
import type { MapModel } from './model.ts';
import { namesAt } from './naming.ts';
import { LABEL_RISE } from './printed.ts';

/** A word at its place on the sheet, in map units. */
type Word = Omit<CardLabel, 'line' | 'isHaloed'> & { readonly y: number };

/** A sign with a letter or a number in it: its middle and its height, in map units. */
export interface Sign {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly colour: string;
}

/** The letter of a seat on its colour. */
export const seatSign = (letter: SeatLetter, at: Omit<Sign, 'text' | 'colour'>): Sign => ({
  ...at,
  text: letter.toUpperCase(),
  colour: ON_SIDE_COLOURS[letter],
});

/** Nearer than this a card is not lettered more finely: its letters must be legible where it is shown small. */
const NEAREST: Level = 'operations';

/** Names of places, numbers of hexes and the letters in signs, as far as they are legible on a card of this height. */
export function cardLabels(
  layout: Layout,
  { sites, names }: Pick<MapModel, 'sites' | 'names'>,
  signs: readonly Sign[],
  { window, height }: { readonly window: Window; readonly height: number },
): readonly CardLabel[] {
  const corner = (layout.s * height) / window.height;
  const found = levelAt(corner);
  const level = found === 'hex' ? NEAREST : found;
  const words = [
    ...namesOn(layout, level, { sites, names }),
    ...(corner < LABELS_FROM ? [] : numbersOn(layout, level)),
    ...signs.map(({ height: size, y, ...sign }): Word => {
      return { ...sign, face: 'sign', size: size * 0.7, y: y + size * 0.25 };
    }),
  ];
  return words.flatMap(({ x, y, size, ...word }): readonly CardLabel[] => {
    const [left, line] = [x - window.x, y - window.y].map((part) => part / window.height);
    if (left === undefined || line === undefined) return [];
    const isOn = left > 0 && left < window.width / window.height && line > 0 && line < 1;
    return isOn ? [{ ...word, x: left, line, size: size / window.height, isHaloed: word.face === 'place' }] : [];
  });
}

function namesOn(layout: Layout, level: Level, model: Pick<MapModel, 'sites' | 'names'>): readonly Word[] {
  const urban = model.sites.filter(({ kind }) => kind === 'urban');
  const { sites, fields } = namesAt(layout, level, { sites: urban, names: model.names, places: [] });
  const waters = new Set(model.names.filter(({ isWater }) => isWater).map(({ hex }) => hex));
  return [...sites, ...fields].map(([hex, { text, x, y, size }]): Word => {
    const isWater = waters.has(hex);
    return { text, x, y, size, face: isWater ? 'water' : 'place', colour: isWater ? WATER : CARD_COLOURS.ink };
  });
}

const WATER = GROUND_COLOURS.sea;
/** The ink of the numbers of hexes, on every terrain. */
const NUMBER = '#4A524D';

const numbersOn = (layout: Layout, level: Level): readonly Word[] =>
  hexesOf(layout).map((hex: HexKey): Word => {
    const { x, y } = centreOf(layout, hex);
    return {
      ...{ text: label(layout.size, hex), face: 'number', colour: NUMBER },
      ...{ x, y: y - layout.s * LABEL_RISE, size: labelSize(level) },
    };
  });

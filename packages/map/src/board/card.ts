import { fixed } from './sheet.ts';

/** A word on a card, for whoever has fonts: its middle, its line and its size as parts of the card's height. */
export interface CardLabel {
  readonly text: string;
  readonly face: 'place' | 'water' | 'number' | 'sign';
  readonly x: number;
  readonly line: number;
  readonly size: number;
  readonly colour: string;
  /** Whether it has paper around it. */
  readonly isHaloed: boolean;
}

/** A picture of a board for pages of other sites. */
export interface CardPicture {
  /** An SVG document that needs neither style sheet nor font: it has no letters. */
  readonly svg: string;
  /** What is to be written on it. */
  readonly labels: readonly CardLabel[];
}

/** A line of one colour; nothing without a path. */
export const line = (d: string, colour: string, width: number, more = ''): string =>
  d === ''
    ? ''
    : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${fixed(width)}" stroke-linecap="round"${more}/>`;

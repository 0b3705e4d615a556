import { PIXEL } from '../board/lettering.ts';
import type { Level } from '../board/levels.ts';
import { RADII } from './footprint.ts';
import type { StarLayout } from './layout.ts';

/** How large things are drawn at a level, so that they stay legible: in map units, or as factors. */
export interface Scale {
  readonly level: Level;
  /** One pixel of the screen at the size that the level is drawn for. */
  readonly pixel: number;
  /** Of the letters of names. */
  readonly letters: number;
  /** Of the discs of nodes, with their signs. */
  readonly disc: number;
  /** The side of a counter. */
  readonly counter: number;
  /** Whether there is room for the labels of counters, and for what two forces fight with. */
  readonly isNear: boolean;
}

const DISCS = { campaign: 1.25, operations: 1, hex: 0.86 };
const COUNTERS = { campaign: 42, operations: 34, hex: 30 };
/** At the farthest level: pixels of the screen. */
const FAR = { disc: 8.5, counter: 21, letters: 0.82 };
/** Air between two discs. */
const AIR = 4;

/** @param pixel map units a pixel of the screen, at the farthest level */
export function scaleAt({ closest }: Pick<StarLayout, 'closest'>, level: Level, pixel: number | null): Scale {
  const most = Math.max(1, (closest - AIR) / (2 * RADII.city));
  if (level === 'theatre') {
    const px = pixel ?? PIXEL.theatre;
    const disc = Math.max(1, Math.min(most, (FAR.disc * px) / RADII.surface));
    return { level, pixel: px, letters: FAR.letters * px, disc, counter: FAR.counter * px, isNear: false };
  }
  return {
    level,
    pixel: PIXEL[level],
    letters: Math.max(0.86, PIXEL[level]) * (level === 'campaign' ? 0.86 : 1),
    disc: Math.min(most, DISCS[level]),
    counter: COUNTERS[level],
    isNear: level !== 'campaign',
  };
}

import { type Box, meet } from '../board/lettering.ts';
import type { Layout } from './layout.ts';

/** Air between words, in map units. */
export const AIR = 1;

/** The owner of a box: the key of a hex with its site, the id of a piece, the name of an arrow. */
export type Owner = string;

/** The occupied places on the sheet. A box does not block its own owner. */
export interface Room {
  readonly isFree: (box: Box, owner?: Owner) => boolean;
  readonly take: (box: Box, owner?: Owner) => void;
}

interface Taken {
  readonly box: Box;
  readonly owner: Owner | undefined;
}

const airy = ({ left, top, right, bottom }: Box): Box => ({
  left: left - AIR / 2,
  top: top - AIR / 2,
  right: right + AIR / 2,
  bottom: bottom + AIR / 2,
});

/** Boxes are kept by the cells of a grid that they touch, so that a word is compared only with its neighbours. */
export function roomOn(layout: Layout): Room {
  const side = layout.s * 2;
  const cells = new Map<string, Taken[]>();
  const touched = ({ left, top, right, bottom }: Box): readonly string[] => {
    const keys: string[] = [];
    for (let i = Math.floor(left / side); i <= Math.floor(right / side); i++) {
      for (let j = Math.floor(top / side); j <= Math.floor(bottom / side); j++) keys.push(`${i} ${j}`);
    }
    return keys;
  };
  return {
    isFree: (box, owner) => {
      const wide = airy(box);
      const bars = (taken: Taken): boolean => (owner === undefined || taken.owner !== owner) && meet(wide, taken.box);
      return !touched(wide).some((key) => cells.get(key)?.some(bars) === true);
    },
    take: (box, owner) => {
      for (const key of touched(box)) {
        const cell = cells.get(key) ?? [];
        if (cell.length === 0) cells.set(key, cell);
        cell.push({ box, owner });
      }
    },
  };
}

/** A temporary copy of the room: places taken on it do not affect the original. */
export function roomOver(below: Room, layout: Layout): Room {
  const above = roomOn(layout);
  return { isFree: (box, owner) => above.isFree(box, owner) && below.isFree(box, owner), take: above.take };
}

import { fixed, type Point } from '../board/sheet.ts';
import { middleOf } from './places.ts';
import type { SectorArrow, SectorTerritory } from './sector-view.ts';

/** An arrow where it is drawn: `turn` in degrees from the east; its number stands in the middle. */
export interface PlacedArrow extends SectorArrow {
  readonly start: Point;
  readonly turn: number;
  readonly length: number;
  readonly middle: Point;
}

/** How long arrows are: across an edge, and how much they leave free of the middles when they lead farther. */
const LENGTH = { attack: 64, plan: 64, answer: 84, move: 84, draft: 84, free: 66 } as const;
/** They run aside of the middle, so that counters and names stay free, and attacks and answers apart. */
const ASIDE = { attack: 34, plan: 34, answer: 50, move: 50, draft: 18 } as const;

/** Where arrows lie; those from or to territories that are not on the board are left out. */
export function placedArrows(
  arrows: readonly SectorArrow[],
  territories: readonly SectorTerritory[],
): readonly PlacedArrow[] {
  const byId = new Map(territories.map((one) => [one.id, one]));
  return arrows.flatMap((arrow): readonly PlacedArrow[] => {
    const [from, to] = [byId.get(arrow.from), byId.get(arrow.to)];
    if (from === undefined || to === undefined || from === to) return [];
    const [a, b] = [middleOf(from), middleOf(to)];
    const isNear = Math.max(Math.abs(from.column - to.column), Math.abs(from.row - to.row)) === 1;
    const far = Math.hypot(b.x - a.x, b.y - a.y);
    const length = isNear ? LENGTH[arrow.kind] : far - LENGTH.free;
    const along = { x: (b.x - a.x) / far, y: (b.y - a.y) / far };
    const isUpright = Math.abs(along.y) > Math.abs(along.x);
    const by = ASIDE[arrow.kind];
    const middle = { x: (a.x + b.x) / 2 + (isUpright ? by : 0), y: (a.y + b.y) / 2 + (isUpright ? 0 : by) };
    const start = { x: middle.x - (along.x * length) / 2, y: middle.y - (along.y * length) / 2 };
    return [{ ...arrow, start, turn: (Math.atan2(along.y, along.x) * 180) / Math.PI, length, middle }];
  });
}

/** A block arrow of a length, from its start to the east. */
export const blockArrow = (length: number): string =>
  `M0 -7H${fixed(length - 20)}V-15L${fixed(length)} 0L${fixed(length - 20)} 15V7H0Z`;

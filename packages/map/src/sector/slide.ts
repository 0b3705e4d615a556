import { type RefObject, useLayoutEffect } from 'react';
import { fixed } from '../board/sheet.ts';
import { cornerOf } from './places.ts';
import type { SectorTerritory } from './sector-view.ts';

/** A counter on its way, in a replay. A new object is a new march. */
export interface SectorSlide {
  readonly counter: string;
  /** Territories that it passes, in order: first its start, last where it stands in the view. */
  readonly way: readonly string[];
  /** Speed factor. */
  readonly speed: number;
}

/** Milliseconds that a counter takes for a territory; `--t-march` of the tokens. */
const MARCH_MS = 260;

/** How far the counter is from its place at each territory of its way, in map units; none: a territory is not on the board. */
export function slideFrames(territories: readonly SectorTerritory[], way: readonly string[]): readonly string[] {
  const corners = way.flatMap((id) => {
    const found = territories.find((one) => one.id === id);
    return found === undefined ? [] : [cornerOf(found)];
  });
  const end = corners.at(-1);
  if (end === undefined || corners.length < Math.max(2, way.length)) return [];
  return corners.map(({ x, y }) => `${fixed(x - end.x)}px ${fixed(y - end.y)}px`);
}

/** Lets a counter slide to its place. Interrupted slides end at the counter’s own place. */
export function useSlide(
  board: RefObject<SVGSVGElement | null>,
  slide: SectorSlide | null,
  territories: readonly SectorTerritory[],
): void {
  useLayoutEffect(() => {
    const frames = slide === null ? [] : slideFrames(territories, slide.way);
    if (slide === null || frames.length === 0) return;
    const drawn = [...(board.current?.querySelectorAll<SVGGElement>('[data-standing]') ?? [])];
    const counter = drawn.find(({ dataset }) => dataset.standing === slide.counter);
    const duration = ((frames.length - 1) * MARCH_MS) / slide.speed;
    const sliding = counter?.animate({ translate: [...frames] }, { duration });
    return () => sliding?.cancel();
  }, [board, slide, territories]);
}

import type { PieceId } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { type RefObject, useLayoutEffect } from 'react';
import { fixed, type Point } from '../board/sheet.ts';
import { centreOf, type Layout } from './layout.ts';
import type { Placed } from './placement.ts';

/** A counter on its way, in a replay. A new object is a new march. */
export interface Slide {
  readonly piece: PieceId;
  /** Hexes that it passes, in order: first its start, last its place in the view. */
  readonly path: readonly HexKey[];
  /** Speed factor. */
  readonly speed: number;
}

/** Milliseconds that a counter takes for a hex; `--t-march` of the tokens. */
export const MARCH_MS = 260;

/** The counter's transform at each hex of its path, with the same offset as at the end. */
export function slideFrames(layout: Layout, { x, y, scale, counter }: Placed, path: readonly HexKey[]): string[] {
  const end = centreOf(layout, counter.hex);
  const at = (point: Point): string => {
    const half = 22 * scale;
    return `translate(${fixed(x - half + point.x - end.x)}px, ${fixed(y - half + point.y - end.y)}px) scale(${scale})`;
  };
  return path.map((hex) => at(centreOf(layout, hex)));
}

/** Lets a counter slide to its place. Interrupted slides end at the counter's own place. */
export function useSlide(
  surface: RefObject<HTMLElement | null>,
  slide: Slide | null,
  places: readonly Placed[],
  layout: Layout,
): void {
  const place = slide === null ? undefined : places.find(({ counter }) => counter.id === slide.piece);
  useLayoutEffect(() => {
    if (slide === null || place === undefined || slide.path.length < 2) return;
    const duration = ((slide.path.length - 1) * MARCH_MS) / slide.speed;
    const frames = slideFrames(layout, place, slide.path);
    const sliding = counterOf(surface.current, slide.piece)?.animate({ transform: frames }, { duration });
    return () => sliding?.cancel();
  }, [surface, slide, place, layout]);
}

/** The drawn counter of a piece. */
function counterOf(surface: HTMLElement | null, piece: PieceId): SVGGElement | undefined {
  const counters = [...(surface?.querySelectorAll<SVGGElement>('g.counter') ?? [])];
  return counters.find(({ dataset }) => dataset.piece === piece);
}

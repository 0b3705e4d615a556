import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import {
  bounded,
  type Camera,
  fitted,
  type Inset,
  NO_INSET,
  type Opening,
  panned,
  resized,
  type Viewport,
  zoomed,
} from './camera.ts';
import type { Point, Sheet } from './sheet.ts';
import { isSameShown, type Shown, type Surface, surfaceOn } from './surface.ts';

export interface CameraControl {
  /** Null until the window has been measured in the browser. */
  readonly shown: Shown | null;
  readonly current: () => Camera | null;
  readonly viewport: () => Viewport;
  /** Immediately, following the hand. */
  readonly move: (next: (camera: Camera) => Camera) => void;
  /** Smoothly, on the page's request; the zoom stays. */
  readonly glide: (next: (camera: Camera) => Camera) => void;
  readonly fit: () => void;
  /** Nearer or farther about a point of the window, which moves too; not farther than a little beyond the whole sheet. */
  readonly zoom: (factor: number, at: Point, by: Point) => void;
  /** The same about the middle of the open window. */
  readonly zoomBy: (factor: number) => void;
}

export interface CameraInput {
  /** The window that the sheet is seen through. */
  readonly frame: RefObject<HTMLElement | null>;
  /** The moving element with all drawings. */
  readonly surface: RefObject<HTMLElement | null>;
  readonly layout: Sheet;
  readonly inset: Inset;
  /** The first view. */
  readonly start: (viewport: Viewport, inset: Inset) => Camera;
}

/** The camera of a map: kept outside React, which learns only of changes to the drawing. */
export function useCamera({ frame, surface, layout, inset, start }: CameraInput): CameraControl {
  const [shown, setShown] = useState<Shown | null>(null);
  const held = useRef<Surface | null>(null);
  const room = useRef<Viewport>({ width: 0, height: 0 });
  const latest = useRef({ start, inset });
  useLayoutEffect(() => {
    latest.current = { start, inset };
  });

  // Another drawing on a sheet of the same size is seen as before.
  const { width, height } = layout;
  useLayoutEffect(() => {
    const [pane, sheet] = [frame.current, surface.current];
    if (pane === null || sheet === null) return;
    const size = { width, height };
    const mine = surfaceOn(sheet, size, (next) => setShown((now) => (isSameShown(now, next) ? now : next)));
    held.current = mine;
    let before: Opening = { viewport: room.current, inset: NO_INSET };
    const measure = (): void => {
      room.current = { width: pane.clientWidth, height: pane.clientHeight };
      if (room.current.width === 0 || room.current.height === 0) return;
      const after = { viewport: room.current, inset: latest.current.inset };
      const now = mine.current();
      mine.show(now === null ? latest.current.start(after.viewport, after.inset) : resized(now, size, before, after));
      before = after;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(pane);
    return () => {
      observer.disconnect();
      mine.dispose();
    };
  }, [frame, surface, width, height]);

  const go = (next: (camera: Camera) => Camera, isGliding: boolean): void => {
    const now = held.current?.current() ?? null;
    if (now === null || surface.current === null) return;
    if (isGliding) surface.current.dataset.gliding = '';
    else delete surface.current.dataset.gliding;
    held.current?.show(bounded(next(now), layout, room.current, inset));
  };
  useOnceUncovered(inset, () => go((camera) => camera, true));
  return {
    shown,
    current: useCallback(() => held.current?.current() ?? null, []),
    viewport: useCallback(() => room.current, []),
    ...verbsOf(go, layout, inset, () => room.current),
  };
}

type Verbs = Pick<CameraControl, 'move' | 'glide' | 'fit' | 'zoom' | 'zoomBy'>;

function verbsOf(
  go: (next: (camera: Camera) => Camera, isGliding: boolean) => void,
  layout: Sheet,
  inset: Inset,
  viewport: () => Viewport,
): Verbs {
  const zoom = (factor: number, at: Point, by: Point): void => {
    const farthest = fitted(layout, viewport(), inset).k * 0.8;
    go((now) => zoomed(panned(now, by), factor, at, farthest), false);
  };
  return {
    move: (next) => go(next, false),
    glide: (next) => go((now) => ({ ...next(now), k: now.k }), true),
    fit: () => go(() => fitted(layout, viewport(), inset), false),
    zoom,
    zoomBy: (factor) => {
      const { width, height } = viewport();
      const middle = { x: (inset.left + width - inset.right) / 2, y: (inset.top + height - inset.bottom) / 2 };
      zoom(factor, middle, { x: 0, y: 0 });
    },
  };
}

/** When something else covers the map, or less: it may have been moved farther than it may be now. */
function useOnceUncovered(inset: Inset, settle: () => void): void {
  const covered = useRef(inset);
  useLayoutEffect(() => {
    if (covered.current === inset) return;
    covered.current = inset;
    settle();
  });
}

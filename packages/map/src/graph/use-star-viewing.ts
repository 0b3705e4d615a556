import type { RefObject } from 'react';
import { type Camera, centred, fitted, hexSize, type Inset, onSheet, panned, type Viewport } from '../board/camera.ts';
import { ORDERS_FROM } from '../board/levels.ts';
import { type Point, UNIT } from '../board/sheet.ts';
import type { Shown } from '../board/surface.ts';
import { type CameraControl, useCamera } from '../board/use-camera.ts';
import { nodeAt, type StarLayout } from './layout.ts';
import { revealedAround } from './reveal.ts';

/** Viewing the star map: its position, and points of the window on its sheet. */
export interface StarViewing extends Pick<CameraControl, 'fit' | 'zoom' | 'zoomBy'> {
  /** Null until measured. */
  readonly shown: Shown | null;
  readonly pan: (by: Point) => void;
  /** Brings nodes clear of what panels cover, moving as little as possible; the first of them even if not all have room. */
  readonly reveal: (nodes: readonly string[]) => void;
  readonly centreOn: (node: string) => void;
  /** A point of the window on the sheet, and how many map units a pixel is there; null until measured. */
  readonly locate: (at: Point) => { readonly at: Point; readonly pixel: number } | null;
}

interface Refs {
  readonly frame: RefObject<HTMLElement | null>;
  readonly surface: RefObject<HTMLElement | null>;
}

/** Pixels a map unit at first on windows narrower than this, where the whole map would be too small. */
const WORKING = 52 / UNIT;
const PHONE = 768;

/** `home` is the node to start from on a phone, where the whole map would be too small. */
export function useStarViewing(refs: Refs, layout: StarLayout, inset: Inset, home: string | null): StarViewing {
  const start = (viewport: Viewport, covered: Inset): Camera => {
    const whole = fitted(layout, viewport, covered);
    const isWide = viewport.width >= PHONE;
    if (home === null || isWide || hexSize(whole) >= ORDERS_FROM) return whole;
    return centred(viewport, covered, nodeAt(layout, home).at, WORKING);
  };
  const camera = useCamera({ ...refs, layout, inset, start });
  return {
    shown: camera.shown,
    fit: camera.fit,
    zoom: camera.zoom,
    zoomBy: camera.zoomBy,
    pan: (by) => camera.move((now) => panned(now, by)),
    reveal: (nodes) => {
      const points = nodes.map((node) => nodeAt(layout, node).at);
      camera.glide((now) => revealedAround(now, camera.viewport(), inset, points, hexSize(now) * 1.2));
    },
    centreOn: (node) => camera.glide((now) => centred(camera.viewport(), inset, nodeAt(layout, node).at, now.k)),
    locate: (at) => {
      const now = camera.current();
      return now === null ? null : { at: onSheet(now, at), pixel: 1 / now.k };
    },
  };
}

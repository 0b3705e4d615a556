import type { PieceId } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import type { RefObject } from 'react';
import {
  type Camera,
  centred,
  fitted,
  hexSize,
  type Inset,
  onSheet,
  panned,
  revealed,
  type Viewport,
} from '../board/camera.ts';
import { ORDERS_FROM } from '../board/levels.ts';
import { type Point, UNIT } from '../board/sheet.ts';
import type { Shown } from '../board/surface.ts';
import { useCamera } from '../board/use-camera.ts';
import { centreOf, hexUnder } from './layout.ts';
import type { Picture, Print } from './picture.ts';
import { counterUnder } from './placement.ts';
import { type Spot, spotUnder } from './spot.ts';

/** The thing under a point of the window. */
export interface Picked {
  readonly hex: HexKey | null;
  readonly piece: PieceId | null;
}

/** Viewing the map: its position, and the things at points of the window. Points are pixels of the window. */
export interface Viewing {
  /** Null until measured. */
  readonly shown: Shown | null;
  /** Pixels from centre to corner of a hex now. */
  readonly hexSize: () => number;
  readonly pan: (by: Point) => void;
  readonly zoom: (factor: number, at: Point, by: Point) => void;
  readonly zoomBy: (factor: number) => void;
  readonly fit: () => void;
  readonly reveal: (hexes: readonly HexKey[]) => void;
  readonly centreOn: (hex: HexKey) => void;
  readonly pick: (at: Point) => Picked;
  /** The hex under a point, and its neighbour across the nearest side; null beside the map. */
  readonly spot: (at: Point) => Spot | null;
}

interface ViewingRefs {
  readonly frame: RefObject<HTMLElement | null>;
  readonly surface: RefObject<HTMLElement | null>;
}

/** Half the side of a finger's hit area, in pixels. */
const FINGER = 22;

/** The camera of a map and its verbs. `home` is the place to start from if the whole map would be too small. */
export function useViewing(
  refs: ViewingRefs,
  print: Print,
  picture: Picture,
  inset: Inset,
  home: HexKey | null,
): Viewing {
  const { layout } = print.land;
  const start = (viewport: Viewport, covered: Inset): Camera => {
    const whole = fitted(layout, viewport, covered);
    if (home === null || hexSize(whole) >= ORDERS_FROM) return whole;
    const working = (viewport.width < 768 ? 52 : 44) / UNIT;
    return centred(viewport, covered, centreOf(layout, home), working);
  };
  const camera = useCamera({ ...refs, layout, inset, start });
  return {
    shown: camera.shown,
    hexSize: () => hexSize(camera.current() ?? { k: 1, x: 0, y: 0 }),
    pan: (by) => camera.move((now) => panned(now, by)),
    zoom: camera.zoom,
    zoomBy: camera.zoomBy,
    fit: camera.fit,
    reveal: (hexes) => {
      const points = hexes.map((hex) => centreOf(layout, hex));
      camera.glide((now) => revealed(now, camera.viewport(), inset, points, hexSize(now) * 1.2));
    },
    centreOn: (hex) => camera.glide((now) => centred(camera.viewport(), inset, centreOf(layout, hex), now.k)),
    spot: (at) => {
      const now = camera.current();
      return now === null ? null : spotUnder(layout, onSheet(now, at));
    },
    pick: (at) => {
      const now = camera.current();
      if (now === null) return { hex: null, piece: null };
      const point = onSheet(now, at);
      const counter = counterUnder(picture.places, point, Math.min(FINGER / now.k, UNIT * 0.5));
      return { hex: hexUnder(layout, point), piece: counter?.id ?? null };
    },
  };
}

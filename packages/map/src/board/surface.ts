import { type Camera, hexSize } from './camera.ts';
import { LABELS_FROM, type Level, levelAt, theatrePixel } from './levels.ts';
import { type Sheet, UNIT } from './sheet.ts';

/** The zoom as far as drawing depends on it. */
export interface Shown {
  readonly level: Level;
  readonly hasLabels: boolean;
  /** Map units a pixel at the farthest level, where letters keep their size on the screen; null at nearer ones. */
  readonly pixel: number | null;
}

/** The element that carries all drawings, moved and scaled only by styles. */
export interface Surface {
  /** Null before the first {@link show}. */
  readonly current: () => Camera | null;
  readonly show: (camera: Camera) => void;
  readonly dispose: () => void;
}

/** The pause before lettering and line widths follow a new zoom, in milliseconds. */
const SETTLED = 140;

/**
 * Moves the sheet by styling one element, so that panning renders nothing: the drawings stay a layer of the
 * compositor. A zoom scales that layer, and it is drawn sharp after a pause.
 */
export function surfaceOn(element: HTMLElement, layout: Sheet, tell: (shown: Shown) => void): Surface {
  let camera: Camera | null = null;
  let drawn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function place({ x, y, k }: Camera): void {
    element.style.transform =
      k === drawn
        ? `translate3d(${whole(x)}px, ${whole(y)}px, 0)`
        : `translate3d(${x}px, ${y}px, 0) scale(${k / drawn})`;
  }
  function settle(): void {
    if (camera === null) return;
    drawn = camera.k;
    element.style.width = `${layout.width * drawn}px`;
    element.style.height = `${layout.height * drawn}px`;
    place(camera);
    tell(shownBy(camera));
  }
  return {
    current: () => camera,
    show(next) {
      camera = next;
      if (drawn === 0) {
        settle();
        return;
      }
      place(next);
      clearTimeout(timer);
      if (next.k !== drawn) timer = setTimeout(settle, SETTLED);
    },
    dispose: () => clearTimeout(timer),
  };
}

/** On whole screen pixels: lettering is sharp there, and drawings are copied instead of resampled. */
function whole(pixels: number): number {
  return Math.round(pixels * devicePixelRatio) / devicePixelRatio;
}

/** The level of drawing for a camera. */
function shownBy(camera: Camera): Shown {
  const s = hexSize(camera);
  const level = levelAt(s);
  return { level, hasLabels: s >= LABELS_FROM, pixel: level === 'theatre' ? theatrePixel(s, UNIT) : null };
}

export function isSameShown(a: Shown | null, b: Shown): boolean {
  return a !== null && a.level === b.level && a.hasLabels === b.hasLabels && a.pixel === b.pixel;
}

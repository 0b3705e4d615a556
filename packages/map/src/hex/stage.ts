import { hexAt } from '@sealed-orders/rules/kernel';
import { type Camera, hexSize, type Viewport } from './camera.ts';
import { CHUNK, type Chunk } from './chunks.ts';
import { centreOf, type Layout } from './layout.ts';
import { LABELS_FROM, type Level, levelAt } from './levels.ts';

/** What the zoom shows, as far as drawing depends on it. */
export interface Shown {
  readonly level: Level;
  readonly hasLabels: boolean;
  /** At the nearest level the ids of the chunks in and around the window, else nothing. */
  readonly near: string;
}

/** The element that carries all drawings, moved and scaled by styles alone. */
export interface Stage {
  /** Null before the first {@link show}. */
  readonly current: () => Camera | null;
  readonly show: (camera: Camera) => void;
  readonly dispose: () => void;
}

/** How long the hand rests before lettering and line widths follow a new zoom, in milliseconds. */
const SETTLED = 140;

/**
 * Moves the sheet by styling one element, so that panning renders nothing: the drawings stay a layer of the
 * compositor. A zoom scales that layer, and it is drawn sharp once the hand rests.
 */
export function stageOn(
  element: HTMLElement,
  layout: Layout,
  tell: (camera: Camera, isSettled: boolean) => void,
): Stage {
  let camera: Camera | null = null;
  let drawn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function place(now: Camera): void {
    element.style.transform = `translate3d(${now.x}px, ${now.y}px, 0) scale(${now.k / drawn})`;
  }
  function settle(): void {
    if (camera === null) return;
    drawn = camera.k;
    element.style.width = `${layout.width * drawn}px`;
    element.style.height = `${layout.height * drawn}px`;
    place(camera);
    tell(camera, true);
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
      else tell(next, false);
    },
    dispose: () => clearTimeout(timer),
  };
}

/** What a camera shows of chunks through a window. */
export function shownBy(camera: Camera, viewport: Viewport, layout: Layout, chunks: readonly Chunk[]): Shown {
  const level = levelAt(hexSize(camera));
  const near = level !== 'hex' ? '' : nearby(camera, viewport, layout, chunks).join(' ');
  return { level, hasLabels: hexSize(camera) >= LABELS_FROM, near };
}

/** Chunks in the window or within half a chunk of it. */
function nearby(camera: Camera, viewport: Viewport, layout: Layout, chunks: readonly Chunk[]): readonly string[] {
  const air = layout.s * CHUNK * camera.k * 0.75;
  const isNear = (from: number, to: number, room: number): boolean => to > -air && from < room + air;
  return chunks
    .filter(({ columns, rows }) => {
      const first = centreOf(layout, hexAt(columns[0], rows[0]));
      const last = centreOf(layout, hexAt(columns[1] - 1, rows[1] - 1));
      const [x0, x1] = [first.x * camera.k + camera.x, last.x * camera.k + camera.x];
      const [y0, y1] = [first.y * camera.k + camera.y, last.y * camera.k + camera.y];
      return isNear(x0, x1, viewport.width) && isNear(y0, y1, viewport.height);
    })
    .map((chunk) => chunk.id);
}

export function isSameShown(a: Shown | null, b: Shown): boolean {
  return a !== null && a.level === b.level && a.hasLabels === b.hasLabels && a.near === b.near;
}

/** A place on the drawn map sheet, in map units, not in pixels of the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The sheet that a board is drawn on, in map units. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** A space of a board is drawn this many units from centre to corner; the camera scales it. */
export const UNIT = 44;

/** One decimal is finer than a screen shows at any zoom, and halves the markup. */
export function fixed(n: number): string {
  return String(Math.round(n * 10) / 10);
}

/** `x y` as paths write it. */
export function xy(point: Point): string {
  return `${fixed(point.x)} ${fixed(point.y)}`;
}

export function openPath(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(xy).join('L')}`;
}

export function closedPath(points: readonly Point[]): string {
  return points.length === 0 ? '' : `${openPath(points)}Z`;
}

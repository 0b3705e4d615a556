/** How much is drawn, from far to near. */
export const LEVELS = ['theatre', 'campaign', 'operations', 'hex'] as const;
export type Level = (typeof LEVELS)[number];

/** Orders, costs and the names of units are drawn from here on. */
export const ORDERS_FROM = 34;

/** Pixels from centre to corner at which each level begins, nearest first. */
const BEGINNINGS: readonly { readonly level: Level; readonly from: number }[] = [
  { level: 'hex', from: 63 },
  { level: 'operations', from: ORDERS_FROM },
  { level: 'campaign', from: 21 },
  { level: 'theatre', from: 0 },
];

/** At the farthest level letters keep their size on the screen: map units a pixel, in steps from the level's nearest. */
const FARTHER = 1.25;
const NEAREST_PIXEL = 2.75;

/** Map units per pixel at this many pixels from centre to corner, at the farthest level. */
export function theatrePixel(s: number, unit: number): number {
  const steps = Math.ceil(Math.log(unit / s / NEAREST_PIXEL) / Math.log(FARTHER));
  return NEAREST_PIXEL * FARTHER ** Math.max(0, steps);
}

/** Printed hex labels are legible from here on. */
export const LABELS_FROM = 27;
/** Nearest zoom, pixels from centre to corner. */
export const NEAREST = 120;
/** A hex is 44 px wide, enough for a finger, from here on. */
export const TOUCHABLE_FROM = 25.5;

/** The level shown at this many pixels from centre to corner. */
export function levelAt(s: number): Level {
  return BEGINNINGS.find((row) => s >= row.from)?.level ?? 'theatre';
}

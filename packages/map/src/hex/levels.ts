/** How much is drawn, from far to near. */
export const LEVELS = ['theatre', 'campaign', 'operations', 'hex'] as const;
export type Level = (typeof LEVELS)[number];

interface LevelRow {
  readonly level: Level;
  /** Pixels from centre to corner at which the level begins. */
  readonly from: number;
  /** The size that lettering and line widths of the level are made for, in pixels from centre to corner. */
  readonly drawnAt: number;
}

const ROWS: readonly LevelRow[] = [
  { level: 'hex', from: 63, drawnAt: 72 },
  { level: 'operations', from: 34, drawnAt: 44 },
  { level: 'campaign', from: 21, drawnAt: 28 },
  { level: 'theatre', from: 0, drawnAt: 16 },
];

/** Printed hex labels are legible from here on. */
export const LABELS_FROM = 27;
/** Nearest zoom, pixels from centre to corner. */
export const NEAREST = 120;
/** A hex is 44 px wide, enough for a finger, from here on. */
export const TOUCHABLE_FROM = 25.5;

/** The level shown at this many pixels from centre to corner. */
export function levelAt(s: number): Level {
  return ROWS.find((row) => s >= row.from)?.level ?? 'theatre';
}

/** The size in pixels from centre to corner for which a level's lettering and lines are made. */
export function drawnAt(level: Level): number {
  return ROWS.find((row) => row.level === level)?.drawnAt ?? 44;
}

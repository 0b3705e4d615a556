/** How a scenario's coordinates map to the board of its game: all places are moved in and out. */
export interface Coordinates {
  /** A JSON value as states have it. */
  inward(value: unknown): unknown;
  /** A JSON value as scenarios write it. */
  outward(value: unknown): unknown;
  inwardText(text: string): string;
  outwardText(text: string): string;
}

/** For games without places, and for setups, which count as their map does. */
export const AS_WRITTEN: Coordinates = {
  inward: (value) => value,
  outward: (value) => value,
  inwardText: (text) => text,
  outwardText: (text) => text,
};

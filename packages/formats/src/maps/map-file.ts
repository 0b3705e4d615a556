/** Why a map file is not read. The sentence is made elsewhere. */
export type MapProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'too-large' }
  | { readonly code: 'json-broken' }
  | { readonly code: 'unknown-form' }
  | { readonly code: 'unknown-layout'; readonly layout: string }
  | { readonly code: 'unknown-terrain'; readonly terrain: string; readonly column: number; readonly row: number }
  | { readonly code: 'row-length'; readonly row: number; readonly found: number; readonly wanted: number }
  | { readonly code: 'missing-hex'; readonly column: number; readonly row: number };

/** A map out of a file, for the rules to read. */
export interface MapFile {
  readonly name: string | null;
  readonly map: unknown;
}

/** More than this no game can play; it is looked at before rows are laid out. */
export const MOST = { side: 512, hexes: 16_384 } as const;

const WORDS: Readonly<Record<string, string>> = {
  p: 'p',
  plain: 'p',
  plains: 'p',
  grass: 'p',
  grassland: 'p',
  clear: 'p',
  land: 'p',
  desert: 'p',
  h: 'h',
  hill: 'h',
  hills: 'h',
  mountain: 'h',
  mountains: 'h',
  f: 'f',
  forest: 'f',
  wood: 'f',
  woods: 'f',
  j: 'j',
  jungle: 'j',
  swamp: 'j',
  s: 's',
  sea: 's',
  water: 's',
  ocean: 's',
  lake: 's',
};

/** The letter of a terrain that a file names in one word; null: none of ours. */
export const terrainLetter = (word: string): string | null => {
  const key = word.trim().toLowerCase();
  return Object.hasOwn(WORDS, key) ? (WORDS[key] ?? null) : null;
};

/** A hex as the rules write it: axial, from its column and row counted from 0. Odd rows are shifted to the right. */
export const hexKeyAt = (column: number, row: number): string => `${column - Math.floor(row / 2)},${row}`;

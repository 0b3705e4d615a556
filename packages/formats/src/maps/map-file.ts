import type { Result } from '@sealed-orders/rules/kernel';
import type { FileKind } from '../reading/kind.ts';

/** A kind of tile without terrain in the file. */
export interface UnknownTile {
  /** Its number in the file. */
  readonly id: number;
  readonly name: string;
  /** How many hexes of the map it covers. */
  readonly hexes: number;
}

/** Why a map of Tiled is not read. */
export type TiledProblem =
  | { readonly code: 'xml-broken'; readonly line: number; readonly column: number }
  | { readonly code: 'xml-refused' }
  | { readonly code: 'not-tiled'; readonly root: string }
  | { readonly code: 'not-hexagonal'; readonly orientation: string }
  | { readonly code: 'infinite' }
  | { readonly code: 'no-tiles' }
  | { readonly code: 'layer-damaged'; readonly layer: string }
  | { readonly code: 'compression'; readonly compression: string }
  | { readonly code: 'too-many-tiles'; readonly found: number; readonly most: number }
  | { readonly code: 'unknown-tiles'; readonly tiles: readonly UnknownTile[] };

/** Why a graph is not read as a map. */
export type GraphProblem =
  | { readonly code: 'not-graphml'; readonly root: string }
  | { readonly code: 'json-refused' }
  | { readonly code: 'dot-broken'; readonly line: number }
  | { readonly code: 'no-nodes' }
  | { readonly code: 'several-graphs' }
  | { readonly code: 'nested-graph' }
  | {
      readonly code: 'too-many-nodes' | 'too-many-paths' | 'too-many-planets';
      readonly found: number;
      readonly most: number;
    }
  | { readonly code: 'node-twice'; readonly node: string }
  | { readonly code: 'unknown-kind'; readonly kind: string; readonly node: string }
  | { readonly code: 'path-nowhere'; readonly a: string; readonly b: string; readonly node: string }
  | { readonly code: 'path-to-itself'; readonly node: string }
  | { readonly code: 'unknown-roll'; readonly roll: string; readonly a: string; readonly b: string };

/** Why a map file is not read. The sentence is made elsewhere. */
export type MapProblem =
  | TiledProblem
  | GraphProblem
  | { readonly code: 'empty' }
  | { readonly code: 'file-kind'; readonly kind: FileKind }
  | { readonly code: 'too-large' }
  | { readonly code: 'json-broken' }
  | { readonly code: 'unknown-form' }
  | { readonly code: 'unknown-layout'; readonly layout: string }
  | { readonly code: 'unknown-terrain'; readonly terrain: string; readonly column: number; readonly row: number }
  | { readonly code: 'terrain-of-line'; readonly terrain: string; readonly line: number }
  | { readonly code: 'line-number'; readonly found: string; readonly line: number }
  | { readonly code: 'double-line'; readonly column: number; readonly row: number }
  | { readonly code: 'row-length'; readonly row: number; readonly found: number; readonly wanted: number }
  | { readonly code: 'terrain-of-hex'; readonly terrain: string; readonly hex: string }
  | { readonly code: 'double-hex'; readonly q: number; readonly r: number }
  | { readonly code: 'unknown-neighbour'; readonly hex: string; readonly neighbour: string };

/** What was changed or added to fit a map to ours: a full rectangle of rows, every other one shifted right. */
export const HEX_NOTES = ['sea-filled', 'turned-left', 'turned-right', 'row-added'] as const;
/** What was added to a graph, so that it is a star map. */
export const GRAPH_NOTES = ['kinds-given', 'paths-merged', 'orbits-added', 'space-added'] as const;
export const MAP_NOTES = [...HEX_NOTES, ...GRAPH_NOTES] as const;
export type MapNote = (typeof MAP_NOTES)[number];
export type HexNote = (typeof HEX_NOTES)[number];
export type GraphNote = (typeof GRAPH_NOTES)[number];

/** A map out of a file, for the rules to read. */
export interface MapFile {
  readonly name: string | null;
  readonly map: unknown;
  readonly notes: readonly MapNote[];
}

/** Parts that a format cannot hold. */
export const MAP_PARTS = ['names', 'rivers', 'roads', 'airspaces', 'starts', 'sites'] as const;
export type MapPart = (typeof MAP_PARTS)[number];

/** A map as a file for other programs, and its lost parts. */
export interface WrittenMap {
  readonly text: string;
  readonly lost: readonly MapPart[];
}

/** How maps of one game are read from files of other programs and written to them. */
export interface MapFormats {
  /**
   * Reads a file not in our own format; the rules check the map afterwards.
   * @param json the parsed JSON; undefined: not JSON
   * @param answers somebody's answers to questions that the file leaves open
   */
  read(text: string, json: unknown, answers: MapAnswers): Result<MapFile, MapProblem>;
  /** Null: the game writes no such format, or the map is not its own. */
  write(map: unknown, form: string): WrittenMap | null;
}

/** Answers by question. Each game reads its own and ignores others. */
export type MapAnswers = Readonly<Record<string, string>>;

/** The largest playable size; checked before rows are allocated. */
export const MOST = { side: 512, hexes: 16_384 } as const;

/** Whether a map of this size is unplayable. */
export const isTooLarge = (columns: number, rows: number): boolean =>
  columns > MOST.side || rows > MOST.side || columns * rows > MOST.hexes;

/** The contents of a row: a letter for the terrain of each hex. */
export const TERRAIN_LETTERS = ['p', 'h', 'f', 'j', 's'] as const;
export type TerrainLetter = (typeof TERRAIN_LETTERS)[number];

const WORDS: Readonly<Record<string, TerrainLetter>> = {
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

/** The letter of a terrain that a file names in one word; null: unknown. */
export const terrainLetter = (word: string): TerrainLetter | null => {
  const key = word.trim().toLowerCase();
  return Object.hasOwn(WORDS, key) ? (WORDS[key] ?? null) : null;
};

/** A hex as the rules write it: axial, from its column and row counted from 0. Odd rows are shifted to the right. */
export const hexKeyAt = (column: number, row: number): string => `${column - Math.floor(row / 2)},${row}`;

/** The side between two hexes as the rules write it. */
export const edgeKeyOf = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** A file that is not read, with the reason. */
export const refused = (problem: MapProblem): Result<never, MapProblem> => ({ ok: false, problem });

import type { GROUNDS, SEAS, SYMMETRIES } from '../types/vocabulary.ts';

interface LibraryMap {
  readonly id: string;
  /** Its number of players; the printed map has four corners, and any of them may stay empty. */
  readonly seats: number;
  /** Its source; null: it is the printed map. */
  readonly wish: {
    readonly seed: string;
    readonly sea: (typeof SEAS)[number];
    readonly ground: (typeof GROUNDS)[number];
    readonly symmetry: (typeof SYMMETRIES)[number];
  } | null;
}

/** Maps that come with the game: the printed one, and one chosen for its even starts for each number of players. */
export const LIBRARY = [
  { id: 'varn', seats: 4, wish: null },
  { id: 'two-banks', seats: 2, wish: { seed: 'brant', sea: 'lakes', ground: 'mixed', symmetry: 'none' } },
  { id: 'three-shores', seats: 3, wish: { seed: 'hollin', sea: 'coast', ground: 'open', symmetry: 'none' } },
  { id: 'four-moors', seats: 4, wish: { seed: 'anvil', sea: 'none', ground: 'rough', symmetry: 'rotated' } },
  { id: 'five-meres', seats: 5, wish: { seed: 'brant', sea: 'lakes', ground: 'open', symmetry: 'none' } },
  { id: 'six-capes', seats: 6, wish: { seed: 'hollin', sea: 'coast', ground: 'mixed', symmetry: 'rotated' } },
  { id: 'seven-marches', seats: 7, wish: { seed: 'garrow', sea: 'none', ground: 'mixed', symmetry: 'none' } },
  { id: 'eight-woods', seats: 8, wish: { seed: 'anvil', sea: 'lakes', ground: 'rough', symmetry: 'rotated' } },
  { id: 'nine-havens', seats: 9, wish: { seed: 'l2', sea: 'coast', ground: 'open', symmetry: 'none' } },
  { id: 'ten-thrones', seats: 10, wish: { seed: 'lantern', sea: 'lakes', ground: 'mixed', symmetry: 'none' } },
] as const satisfies readonly LibraryMap[];

export type LibraryMapId = (typeof LIBRARY)[number]['id'];

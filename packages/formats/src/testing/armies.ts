/** An army list before it is written down, for tests that need the same list in every form. */
export interface Army {
  readonly name: string;
  readonly limit: number;
  readonly pieces: readonly Piece[];
}

export interface Piece {
  readonly name: string;
  readonly type: 'unit' | 'model' | 'upgrade';
  readonly number: number;
  /** Its own, times its number, without its children's. */
  readonly points: number;
  /** The first is the primary one. Generation 1.15 has only that, and only at the top. */
  readonly categories: readonly string[];
  readonly children: readonly Piece[];
}

function piece(type: Piece['type'], name: string, points: number, more: Partial<Piece> = {}): Piece {
  return { name, type, number: 1, points, categories: [], children: [], ...more };
}

/** A harbour militia: a commander written as an upgrade, models, wargear, a choice that is not a unit. 500 points. */
export const HARBOUR_GUARD: Army = {
  name: "Harbour Guard & Friends' Watch",
  limit: 750,
  pieces: [
    piece('upgrade', 'Battle Length', 0, {
      categories: ['Game Options'],
      children: [piece('upgrade', 'Six turns', 0)],
    }),
    piece('upgrade', 'Captain of the Port', 80, { categories: ['HQ'] }),
    piece('unit', 'Rifle Platoon', 10, {
      categories: ['Troops'],
      children: [
        piece('model', 'Rifleman', 90, {
          number: 9,
          children: [piece('upgrade', 'Signal flares', 4.5, { number: 9 })],
        }),
        piece('model', 'Sergeant', 15, { children: [piece('upgrade', 'Sabre', 5.5)] }),
      ],
    }),
    piece('unit', 'Harbour Walker', 145, { categories: ['Heavy Support'], children: [piece('upgrade', 'Crane', 20)] }),
    piece('unit', 'Pilot Boats', 0, {
      categories: ['Fast Attack'],
      children: [piece('model', 'Hovercraft', 130, { number: 2 })],
    }),
  ],
};

/** Sum over all pieces. */
export function totalOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, it) => sum + it.points + totalOf(it.children), 0);
}

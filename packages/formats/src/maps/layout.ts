import type { MapNote } from './map-file.ts';

/** How other programs lay hexes out: rows or columns, with the odd or the even ones shifted. */
export const LAYOUTS = ['odd-r', 'even-r', 'odd-q', 'even-q'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** A hex by its column and row, counted from 0. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The places of another layout's hexes in ours. Neighbours stay neighbours, and nothing is mirrored. */
export interface Relaid {
  readonly size: Size;
  readonly at: (place: Place) => Place;
  readonly notes: readonly MapNote[];
}

/**
 * Ours is `odd-r`. Columns are rotated by a quarter into rows, in the direction that shifts the odd rows. Where
 * the even rows would be, a row of sea goes on top, so that each has an odd number.
 */
export function relaid(layout: Layout, { columns, rows }: Size): Relaid {
  switch (layout) {
    case 'odd-r':
      return { size: { columns, rows }, at: (place) => place, notes: [] };
    case 'even-r':
      return {
        size: { columns, rows: rows + 1 },
        at: ({ column, row }) => ({ column, row: row + 1 }),
        notes: ['row-added'],
      };
    case 'even-q':
      return {
        size: { columns: rows, rows: columns },
        at: ({ column, row }) => ({ column: rows - 1 - row, row: column }),
        notes: ['turned-right'],
      };
    case 'odd-q': {
      const added = columns % 2 === 0 ? 1 : 0;
      return {
        size: { columns: rows, rows: columns + added },
        at: ({ column, row }) => ({ column: row, row: columns - 1 - column + added }),
        notes: added === 1 ? ['turned-left', 'row-added'] : ['turned-left'],
      };
    }
  }
}

/** A row for each row of the map, filled with a default where the file has no hex. */
export function blankRows<Cell>({ columns, rows }: Size, cell: Cell): Cell[][] {
  return Array.from({ length: rows }, () => new Array<Cell>(columns).fill(cell));
}

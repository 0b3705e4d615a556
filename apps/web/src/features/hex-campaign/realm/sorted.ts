/** By which column a table is sorted, and which way. */
export interface Sorting {
  readonly column: number;
  readonly isDown: boolean;
}

/** What a row is sorted by in each column: figures by size, words alphabetically. */
export type SortKey = string | number;

/** The rows sorted by a column; equal rows keep their order. Null: unsorted. */
export function sorted<Row extends { readonly by: readonly SortKey[] }>(
  rows: readonly Row[],
  sorting: Sorting | null,
): readonly Row[] {
  if (sorting === null) return rows;
  const { column, isDown } = sorting;
  const way = isDown ? -1 : 1;
  return rows.toSorted((a, b) => way * compared(a.by[column], b.by[column]));
}

function compared(a: SortKey | undefined, b: SortKey | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'en', { numeric: true });
}

/**
 * The effect of touching a heading: figures begin with the largest, words with A; a second touch reverses the order.
 */
export function resorted(sorting: Sorting | null, column: number, isFigure: boolean): Sorting {
  if (sorting?.column === column) return { column, isDown: !sorting.isDown };
  return { column, isDown: isFigure };
}

import type { SectorTerritory, SectorView } from './sector-view.ts';

const STEPS: ReadonlyMap<string, readonly [columns: number, rows: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

type Grid = Pick<SectorView, 'territories' | 'columns'>;

/**
 * Where a key leads from a territory: to its neighbour, or with Home and End to the ends of its row. Where only some can
 * be chosen, to the next of those in that direction. Null: nowhere, or the key does not walk.
 * @param among empty: all
 */
export function walked(
  { territories, columns }: Grid,
  from: string,
  key: string,
  among: readonly string[] = [],
): string | null {
  const here = territories.find(({ id }) => id === from);
  if (here === undefined) return null;
  const row = territories.filter((one) => one.row === here.row);
  if (key === 'Home') return idAt(row, 1);
  if (key === 'End') return idAt(row, columns);
  const step = STEPS.get(key);
  if (step === undefined) return null;
  const [columnsOn, rowsOn] = step;
  const ahead = territories
    .map((one) => ({
      id: one.id,
      far: (one.column - here.column) * columnsOn + (one.row - here.row) * rowsOn,
      aside: Math.abs((one.column - here.column) * rowsOn) + Math.abs((one.row - here.row) * columnsOn),
    }))
    .filter(({ id, far, aside }) => far > 0 && (among.length === 0 ? aside === 0 : among.includes(id)));
  return ahead.sort((a, b) => a.far + 2 * a.aside - (b.far + 2 * b.aside))[0]?.id ?? null;
}

const idAt = (row: readonly SectorTerritory[], column: number): string | null =>
  row.find((one) => one.column === column)?.id ?? null;

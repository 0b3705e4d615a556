import type { Chart } from '@sealed-orders/rules/hex-campaign';

/** Reproducible random numbers from 0 to `below`. */
export function disorder(): (below: number) => number {
  let seed = 7;
  return (below) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
}

/** Land of all kinds, without sea: a unit that cannot walk costs nothing. */
const LAND = 'pppphhffj';

/** A reproducible random map of the given letters. */
export function chart(columns: number, rows: number, letters: string = LAND): Chart {
  const next = disorder();
  const line = (): string => Array.from({ length: columns }, () => letters[next(letters.length)] ?? 'p').join('');
  return {
    size: { columns, rows },
    rows: Array.from({ length: rows }, line),
    rivers: [],
    airspaces: Array.from({ length: rows }, () => '1'.repeat(columns)),
    names: {},
  };
}

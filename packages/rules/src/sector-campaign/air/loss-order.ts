import type { Detachment, Unit } from '../types.ts';

/**
 * SEC-DROP-06, SEC-AIR-12: the lines of a sheet in the order in which their side gives up units: as it has set, then the
 * cheapest first.
 */
export function lossOrderOf({ units, lossOrder }: Pick<Detachment, 'units' | 'lossOrder'>): readonly number[] {
  const place = (line: number): number => (lossOrder.includes(line) ? lossOrder.indexOf(line) : lossOrder.length);
  const price = ({ points, count }: Unit): number => points / count;
  return units
    .map((unit, line) => ({ unit, line }))
    .sort((a, b) => place(a.line) - place(b.line) || price(a.unit) - price(b.unit) || a.line - b.line)
    .map(({ line }) => line);
}

import type { Chart } from '@sealed-orders/rules/hex-campaign';
import { type HexKey, isOnMap, neighbours } from '@sealed-orders/rules/space';

/** HEX-MOV-11: what entering costs by the letter of the terrain; others are closed. Written out: it is the reference. */
const COSTS: Readonly<Record<string, number>> = { p: 2, h: 4, f: 4, j: 6 };

/**
 * The least code that can find a unit of infantry's reach: least costs in plain arrays over the bare terrain, without
 * enemies, zones, roads, rivers or other units.
 */
export interface PlainMap {
  readonly places: ReadonlyMap<HexKey, number>;
  readonly costs: readonly number[];
  readonly next: readonly (readonly number[])[];
  /** Least cost of each hex, made once and used again. */
  readonly spent: number[];
}

export function plainMap({ size, rows }: Pick<Chart, 'size' | 'rows'>, hexes: readonly HexKey[]): PlainMap {
  const places = new Map(hexes.map((hex, i) => [hex, i]));
  const letters = rows.join('');
  const next = hexes.map((hex) =>
    neighbours(hex)
      .filter((other) => isOnMap(size, other))
      .flatMap((other) => places.get(other) ?? []),
  );
  return {
    places,
    costs: hexes.map((_, i) => COSTS[letters[i] ?? ''] ?? Number.POSITIVE_INFINITY),
    next,
    spent: hexes.map(() => Number.POSITIVE_INFINITY),
  };
}

/** The hexes that an allowance reaches from here, including the start; the first step may cost anything. */
export function plainFlood({ costs, next, spent }: PlainMap, start: number, allowance: number): readonly number[] {
  const reached = [start];
  const queues: number[][] = [[start]];
  spent[start] = 0;
  for (let cost = 0; cost <= allowance; cost++) {
    for (const at of queues[cost] ?? []) {
      if (spent[at] !== cost) continue;
      for (const to of next[at] ?? []) {
        const total = cost + (costs[to] ?? Number.POSITIVE_INFINITY);
        const isWithin = total <= allowance || (cost === 0 && total < Number.POSITIVE_INFINITY);
        const before = spent[to] ?? 0;
        if (!isWithin || total >= before) continue;
        if (before === Number.POSITIVE_INFINITY) reached.push(to);
        spent[to] = total;
        queues[total] ??= [];
        queues[total]?.push(to);
      }
    }
  }
  for (const at of reached) spent[at] = Number.POSITIVE_INFINITY;
  return reached;
}

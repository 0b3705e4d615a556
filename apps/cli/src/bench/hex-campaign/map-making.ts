import {
  type ChartWish,
  GROUNDS,
  generatedChart,
  SEAS,
  SYMMETRIES,
} from '@sealed-orders/rules/hex-campaign/cartography';
import type { Figure } from '../figure.ts';
import { quantile } from '../spread.ts';

const SEEDS = ['varn', 'crow', 'lantern'];

/**
 * A map of 60 by 60 hexes for every number of seats and every kind of land: users wait for each of them. Processor time
 * counts, which is the same on a busy machine.
 */
export function measureMapMaking(): readonly Figure[] {
  const times = wishes().map((wish) => {
    const since = process.cpuUsage();
    if (!generatedChart(wish).ok) throw new Error(`no room on 60 by 60 hexes for ${wish.seats} seats`);
    const { user, system } = process.cpuUsage(since);
    return (user + system) / 1000;
  });
  const what = `Maps of 60×60 from a seed, ${times.length} of every kind, processor`;
  return [
    { what: `${what}, the slowest`, value: Math.max(...times), unit: 'ms', target: 1000, good: 'at-most' },
    { what: 'Half of them take at most', value: quantile(times, 0.5), unit: 'ms', target: null, good: 'at-most' },
  ];
}

/** The first is drawn by code that has never run, as in a browser that has just opened the page. */
function wishes(): readonly ChartWish[] {
  const size = { columns: 60, rows: 60 };
  const seats = [2, 3, 4, 5, 6, 7, 8, 9, 10];
  return SEEDS.flatMap((seed) =>
    seats.flatMap((count) =>
      SEAS.flatMap((sea) =>
        GROUNDS.flatMap((ground) =>
          SYMMETRIES.map((symmetry) => ({ seed, seats: count, size, sea, ground, symmetry })),
        ),
      ),
    ),
  );
}

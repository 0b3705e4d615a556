import type { SeatId } from '@sealed-orders/rules/kernel';
import { createCache } from '../cache.ts';

/** A sheet that was sealed in this process, as the rules parsed it. */
export interface CachedSheet {
  readonly campaign: string;
  readonly opening: number;
  readonly seat: SeatId;
  readonly commitment: string;
  readonly sheet: unknown;
  /** Characters of its text. */
  readonly weight: number;
}

/**
 * A cache of the sheets that were sealed in this process, so that the step need not read them again. A commitment binds
 * its sheet: the same commitment means the same sheet, whatever has happened to the row meanwhile.
 */
export interface SheetCache {
  /** Keeps the seat's latest sheet for the phase. */
  keep(known: CachedSheet): void;
  /** The sheets for the phase, by commitment. */
  of(campaign: string, opening: number): ReadonlyMap<string, unknown>;
  /**
   * Forgets the campaign's sheets after a phase was closed. Sheets that were already sealed for the next phase are read
   * from their rows.
   */
  forget(campaign: string): void;
}

/** Characters of sheets; in memory they take about four times as much. */
const LIMIT = 8_000_000;

/**
 * An empty cache for up to 8 million characters of sheets. The phases that were sealed for longest ago are evicted
 * first.
 */
export function createSheetCache(): SheetCache {
  const phases = createCache<Map<SeatId, CachedSheet>>(LIMIT);
  return {
    keep(known) {
      const key = `${known.campaign}:${known.opening}`;
      const seats = phases.get(key) ?? new Map<SeatId, CachedSheet>();
      seats.set(known.seat, known);
      phases.put(
        key,
        seats,
        [...seats.values()].reduce((sum, { weight }) => sum + weight, 0),
      );
    },
    of(campaign, opening) {
      const seats = phases.get(`${campaign}:${opening}`) ?? new Map<SeatId, CachedSheet>();
      return new Map([...seats.values()].map(({ commitment, sheet }) => [commitment, sheet]));
    },
    forget: (campaign) => phases.forget(`${campaign}:`),
  };
}

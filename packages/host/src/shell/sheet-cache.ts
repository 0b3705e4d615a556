import type { SeatId } from '@sealed-orders/rules/kernel';
import { createCache } from '../caches/cache.ts';

/** A sheet that was sealed in this process. */
export interface CachedSheet {
  readonly campaign: string;
  readonly opening: number;
  readonly seat: SeatId;
  readonly commitment: string;
  /** Its canonical text: parsed it would take several times the room, until the phase is closed. */
  readonly text: string;
}

/**
 * A cache of the sheets that were sealed in this process, so that the step need not fetch them. A commitment binds
 * its sheet: the same commitment means the same sheet, whatever has happened to the row meanwhile.
 */
export interface SheetCache {
  /** Keeps the seat's latest sheet for the phase. */
  keep(known: CachedSheet): void;
  /** The texts of the sheets for the phase, by commitment. */
  of(campaign: string, opening: number): ReadonlyMap<string, string>;
  /**
   * Forgets the campaign's sheets after a phase was closed. Sheets that were already sealed for the next phase are read
   * from their rows.
   */
  forget(campaign: string): void;
}

/** Characters of sheets. */
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
        [...seats.values()].reduce((sum, { text }) => sum + text.length, 0),
      );
    },
    of(campaign, opening) {
      const seats = phases.get(`${campaign}:${opening}`) ?? new Map<SeatId, CachedSheet>();
      return new Map([...seats.values()].map(({ commitment, text }) => [commitment, text]));
    },
    forget: (campaign) => phases.forget(`${campaign}:`),
  };
}

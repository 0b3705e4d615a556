import type { SeatId } from '@sealed-orders/rules/kernel';
import { createCache } from '../cache.ts';

/** A sheet that was sealed in this process, as the rules understood it. */
export interface KnownSheet {
  readonly campaign: string;
  readonly step: number;
  readonly seat: SeatId;
  readonly commitment: string;
  readonly sheet: unknown;
  /** Characters of its text. */
  readonly weight: number;
}

/**
 * The sheets that were sealed in this process: who makes the step here need not read them again. The commitment binds
 * a sheet, so that one with the same is the same whatever has become of the row meanwhile.
 */
export interface KnownSheets {
  /** Keeps the last sheet of the seat for the step. */
  keep(known: KnownSheet): void;
  /** Those for the step, by commitment. */
  of(campaign: string, step: number): ReadonlyMap<string, unknown>;
  /** Forgets all of the campaign: a step was made, and what was sealed for the next one already is read from its row. */
  forget(campaign: string): void;
}

/** Characters of sheets; in memory they take some four times as much. */
const LIMIT = 8_000_000;

/** Nothing at first; up to 8 million characters of sheets, those of the steps that were sealed for longest ago go first. */
export function createKnownSheets(): KnownSheets {
  const steps = createCache<Map<SeatId, KnownSheet>>(LIMIT);
  return {
    keep(known) {
      const key = `${known.campaign}:${known.step}`;
      const seats = steps.get(key) ?? new Map<SeatId, KnownSheet>();
      seats.set(known.seat, known);
      steps.put(
        key,
        seats,
        [...seats.values()].reduce((sum, { weight }) => sum + weight, 0),
      );
    },
    of(campaign, step) {
      const seats = steps.get(`${campaign}:${step}`) ?? new Map<SeatId, KnownSheet>();
      return new Map([...seats.values()].map(({ commitment, sheet }) => [commitment, sheet]));
    },
    forget: (campaign) => steps.forget(`${campaign}:`),
  };
}

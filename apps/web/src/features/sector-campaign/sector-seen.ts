import type { Seen } from '../campaign-data/campaign-data.ts';

/** A step of a sector campaign; null: another game's. */
export const sectorSeen = (seen: Seen) => (seen.system === 'sector-campaign' ? seen : null);

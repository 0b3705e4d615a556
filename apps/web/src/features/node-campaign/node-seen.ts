import type { Seen } from '../campaign-data/campaign-data.ts';

/** A step of a node campaign; null: another game's. */
export const nodeSeen = (seen: Seen) => (seen.system === 'node-campaign' ? seen : null);

import { type Kept, kept } from '../../browser/kept.ts';

/**
 * The orders that a player has composed and not given yet: this browser stores them, for each campaign and seat. What it
 * has stored may be anything: `commandsIn` reads it.
 */
export const keptSeries = (campaign: string, seat: string): Kept<unknown> =>
  kept<unknown>(`node-orders ${campaign} ${seat}`, (found) => found);

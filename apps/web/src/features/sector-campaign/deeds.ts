import { eventSchema } from '@sealed-orders/rules/sector-campaign';
import { saidDeed, wordsOf } from '@sealed-orders/text/sector-campaign';
import type { DeedDoor } from '../campaign/door.ts';
import { sectorSeen } from './sector-seen.ts';

/** The sector campaign's door into the log of the desk. */
export const sectorCampaignDeeds: DeedDoor = {
  says: (seen, events) => {
    const sector = sectorSeen(seen);
    if (sector === null) return { did: [], after: [] };
    const known = events.flatMap((given) => eventSchema.safeParse(given).data ?? []);
    return saidDeed(known, wordsOf(sector.view));
  },
};

import { eventSchema } from '@sealed-orders/rules/hex-campaign';
import { saidDeed, wordsOf } from '@sealed-orders/text/hex-campaign';
import type { DeedDoor } from '../campaign/door.ts';
import { hexSeen } from './hex-seen.ts';

/** The hex campaign's door into the log of the desk. */
export const hexCampaignDeeds: DeedDoor = {
  says: (seen, events) => {
    const hex = hexSeen(seen);
    if (hex === null) return { did: [], after: [] };
    const known = events.flatMap((given) => eventSchema.safeParse(given).data ?? []);
    return saidDeed(known, wordsOf(hex.view));
  },
};

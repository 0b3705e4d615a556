import { eventSchema } from '@sealed-orders/rules/node-campaign';
import { saidDeed, wordsOfStep } from '@sealed-orders/text/node-campaign';
import type { DeedDoor } from '../campaign/door.ts';
import { nodeSeen } from './node-seen.ts';

/** The node campaign's door into the log of the desk. */
export const nodeCampaignDeeds: DeedDoor = {
  says: (seen, events) => {
    const node = nodeSeen(seen);
    if (node === null) return { did: [], after: [] };
    const known = events.flatMap((given) => eventSchema.safeParse(given).data ?? []);
    return saidDeed(known, wordsOfStep(node.view, known));
  },
};

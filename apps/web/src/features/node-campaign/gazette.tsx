import { nodeCampaignText } from '@sealed-orders/text/node-campaign';
import { nodeGazetteText } from '@sealed-orders/text/node-campaign/gazette';
import type { GazetteDoor } from '../gazette/door.ts';

/** The node campaign's door into the gazette. */
export const nodeCampaignGazette: GazetteDoor = {
  text: nodeCampaignText,
  words: nodeGazetteText,
  tell: ({ seen }) => (seen.system === 'node-campaign' ? nodeGazetteText.tell(seen) : null),
  card: () => null,
  Board: () => null,
};

import { nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { nodeCampaignSetupText } from '@sealed-orders/text/node-campaign/setup';
import type { SetupDoor } from '../../new-campaign/door.ts';

/** The node campaign's door into the form for a new campaign, the lobby and the terms. */
export const nodeCampaignSetupDoor: SetupDoor = {
  text: nodeCampaignSetupText,
  game: nodeCampaign,
  mayPlayItself: true,
  Board: null,
  BoardShown: null,
};

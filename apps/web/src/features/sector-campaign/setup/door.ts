import { sectorCampaign } from '@sealed-orders/rules/sector-campaign';
import { sectorCampaignSetupText } from '@sealed-orders/text/sector-campaign/setup';
import type { SetupDoor } from '../../new-campaign/door.ts';

/** The sector campaign's door into the form for a new campaign, the lobby and the terms. Its grid comes from the settings. */
export const sectorCampaignSetupDoor: SetupDoor = {
  text: sectorCampaignSetupText,
  game: sectorCampaign,
  mayPlayItself: true,
  Board: null,
  BoardShown: null,
};

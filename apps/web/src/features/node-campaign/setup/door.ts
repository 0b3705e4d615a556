import { nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { nodeCampaignSetupText } from '@sealed-orders/text/node-campaign/setup';
import { lazy } from 'react';
import type { SetupDoor } from '../../new-campaign/door.ts';

/** Loaded where a map is chosen. */
const Board = lazy(async () => ({ default: (await import('./map-choice.tsx')).MapChoice }));
/** Loaded where a map is shown: in the lobby and behind an invitation. */
const BoardShown = lazy(async () => ({ default: (await import('./board-shown.tsx')).BoardShown }));

/** The node campaign's door into the form for a new campaign, the lobby and the terms. */
export const nodeCampaignSetupDoor: SetupDoor = {
  text: nodeCampaignSetupText,
  game: nodeCampaign,
  mayPlayItself: true,
  Board,
  BoardShown,
};

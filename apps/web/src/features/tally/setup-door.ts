import { tally } from '@sealed-orders/rules/tally';
import { tallySetupText } from '@sealed-orders/text/tally/setup';
import type { SetupDoor } from '../new-campaign/door.ts';

/** Tally's door into the form for a new campaign, the lobby and the terms. */
export const tallySetupDoor: SetupDoor = {
  text: tallySetupText,
  game: tally,
  mayPlayItself: true,
  Board: null,
  BoardShown: null,
};

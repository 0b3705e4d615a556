import {
  army,
  onOneScreen,
  orderClock,
  phases,
  presets,
  seatEntries,
  settings,
  starts,
} from '@sealed-orders/rules/hex-campaign/description';
import { hexCampaignSetupText } from '@sealed-orders/text/hex-campaign/setup';
import { lazy } from 'react';
import type { SetupDoor } from '../../new-campaign/door.ts';
import { offered } from './unserved.ts';

/** Loaded where a map is chosen. */
const Board = lazy(async () => ({ default: (await import('./map-choice.tsx')).MapChoice }));
/** Loaded where a map is shown: in the lobby and behind an invitation. */
const BoardShown = lazy(async () => ({ default: (await import('./board-shown.tsx')).BoardShown }));

/** The hex campaign's door into the form for a new campaign, the lobby and the terms. */
export const hexCampaignSetupDoor: SetupDoor = {
  text: hexCampaignSetupText,
  game: { presets, starts, seatEntries, army, orderClock, onOneScreen, phases, settings: settings.map(offered) },
  mayPlayItself: true,
  Board,
  BoardShown,
};

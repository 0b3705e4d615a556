import { army, phases, presets, seatEntries, settings, starts } from '@sealed-orders/rules/hex-campaign/description';
import { hexCampaignSetupText } from '@sealed-orders/text/hex-campaign/setup';
import { lazy } from 'react';
import type { SetupDoor } from '../../new-campaign/door.ts';
import { offered } from './unserved.ts';

/** Loaded for the form only: the lobby has no map. */
const Board = lazy(async () => ({ default: (await import('./map-choice.tsx')).MapChoice }));

/** The hex campaign's door into the form for a new campaign, the lobby and the terms. */
export const hexCampaignSetupDoor: SetupDoor = {
  text: hexCampaignSetupText,
  game: { presets, starts, seatEntries, army, phases, settings: settings.map(offered) },
  mayPlayItself: true,
  Board,
};

import type { PlayedSystem } from '@sealed-orders/rules/systems';
import type { GameText } from '../games.ts';
import { hexCampaignText } from '../hex-campaign/game.ts';
import { nodeCampaignText } from '../node-campaign/game.ts';
import { tallyText } from '../tally/index.ts';

/** A registry: each game's words for where a campaign stands. */
export const GAME_TEXTS: Readonly<Record<PlayedSystem, Pick<GameText, 'where'>>> = {
  'hex-campaign': hexCampaignText,
  'node-campaign': nodeCampaignText,
  tally: tallyText,
};

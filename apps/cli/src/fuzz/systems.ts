import { playCampaign } from './campaign.ts';
import type { FuzzSystem } from './game.ts';
import { hexGame } from './hex/game.ts';

export const fuzzSystems: readonly FuzzSystem[] = [
  { names: ['hex', 'hex-campaign'], play: (seed, limits) => playCampaign(hexGame, seed, limits) },
];

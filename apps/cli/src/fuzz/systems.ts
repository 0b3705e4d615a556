import { playCampaign } from './campaign.ts';
import type { FuzzSystem } from './game.ts';
import { hexGame } from './hex/game.ts';

export const fuzzSystems: readonly FuzzSystem[] = [
  { names: ['hex', 'hex-campaign'], play: (seed, limits) => playCampaign(hexGame, seed, limits) },
];

/** The system of that name, if there is one. */
export const fuzzSystem = (name: string): FuzzSystem | undefined =>
  fuzzSystems.find(({ names }) => names.includes(name));

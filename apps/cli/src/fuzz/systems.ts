import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { playCampaign } from './campaign.ts';
import type { FuzzSystem } from './game.ts';
import { hexGame } from './hex-campaign/game.ts';
import { nodeGame } from './node-campaign/game.ts';
import { sectorGame } from './sector-campaign/game.ts';
import { tallyGame } from './tally/game.ts';

const SYSTEMS: Readonly<Record<PlayedSystem, FuzzSystem>> = {
  'hex-campaign': { name: 'hex', play: (seed, limits) => playCampaign(hexGame, seed, limits) },
  'node-campaign': { name: 'node', play: (seed, limits) => playCampaign(nodeGame, seed, limits) },
  'sector-campaign': { name: 'sector', play: (seed, limits) => playCampaign(sectorGame, seed, limits) },
  tally: { name: 'tally', play: (seed, limits) => playCampaign(tallyGame, seed, limits) },
};

/** The names of systems on the command line. */
export const fuzzNames: readonly string[] = Object.values(SYSTEMS).map(({ name }) => name);

/** The system of that name, short or in full, if there is one. */
export const fuzzSystem = (name: string): FuzzSystem | undefined =>
  Object.entries(SYSTEMS).find(([id, system]) => id === name || system.name === name)?.[1];

import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { playCampaign } from './campaign.ts';
import type { FuzzSystem } from './game.ts';
import { hexGame } from './hex-campaign/game.ts';
import { nodeGame } from './node-campaign/game.ts';
import { tallyGame } from './tally/game.ts';

const SYSTEMS: Readonly<Record<PlayedSystem, FuzzSystem>> = {
  'hex-campaign': { name: 'hex', play: (seed, limits) => playCampaign(hexGame, seed, limits) },
  tally: { name: 'tally', play: (seed, limits) => playCampaign(tallyGame, seed, limits) },
};

/** Games under construction: nobody can play them yet but the fuzzer. */
const UNDER_CONSTRUCTION: Readonly<Record<string, FuzzSystem>> = {
  'node-campaign': { name: 'node', play: (seed, limits) => playCampaign(nodeGame, seed, limits) },
};

const ALL: Readonly<Record<string, FuzzSystem>> = { ...SYSTEMS, ...UNDER_CONSTRUCTION };

/** The names of systems on the command line. */
export const fuzzNames: readonly string[] = Object.values(ALL).map(({ name }) => name);

/** The system of that name, short or in full, if there is one. */
export const fuzzSystem = (name: string): FuzzSystem | undefined =>
  Object.entries(ALL).find(([id, system]) => id === name || system.name === name)?.[1];

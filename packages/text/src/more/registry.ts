import type { SystemId } from '@sealed-orders/rules/kernel';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import type { MoreText } from '../games.ts';
import { hexCampaignMore } from '../hex-campaign/more.ts';
import { nodeCampaignMore } from '../node-campaign/more.ts';
import { sectorCampaignMore } from '../sector-campaign/more.ts';
import { tallyMore } from '../tally/index.ts';

/** A registry: each game's texts on demand, such as corrections and keys. */
const MORE: Readonly<Record<PlayedSystem, MoreText>> = {
  'hex-campaign': hexCampaignMore,
  'node-campaign': nodeCampaignMore,
  'sector-campaign': sectorCampaignMore,
  tally: tallyMore,
};

const NOTHING: MoreText = { edits: {}, editGroups: [], keys: [] };

const isTold = (system: SystemId): system is PlayedSystem => Object.hasOwn(MORE, system);

export const moreOf = (system: SystemId): MoreText => (isTold(system) ? MORE[system] : NOTHING);

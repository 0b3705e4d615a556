import type { SystemId } from '@sealed-orders/rules/kernel';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { hexCampaignAbbreviations } from '../hex-campaign/abbreviations.ts';
import { nodeCampaignAbbreviations } from '../node-campaign/abbreviations.ts';
import { sectorCampaignAbbreviations } from '../sector-campaign/abbreviations.ts';

/** A registry: the abbreviations on each game's pages, with a sentence to explain each of them. */
const ABBREVIATIONS: Readonly<Record<PlayedSystem, Readonly<Record<string, string>>>> = {
  'hex-campaign': hexCampaignAbbreviations,
  'node-campaign': nodeCampaignAbbreviations,
  'sector-campaign': sectorCampaignAbbreviations,
  tally: {},
};

const NONE: Readonly<Record<string, string>> = {};

const isTold = (system: SystemId): system is PlayedSystem => Object.hasOwn(ABBREVIATIONS, system);

/** Loaded on demand: nobody needs it to give orders. */
export const abbreviationsOf = (system: SystemId): Readonly<Record<string, string>> =>
  isTold(system) ? ABBREVIATIONS[system] : NONE;

import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { hexCampaignGlossary } from '../hex-campaign/glossary.ts';
import { nodeCampaignGlossary } from '../node-campaign/glossary.ts';
import { type GlossaryGroup, glossaryText } from '../pages/glossary.ts';
import { sectorCampaignGlossary } from '../sector-campaign/glossary.ts';

/** A registry: the glossary of each game. */
const GLOSSARIES: Readonly<Record<PlayedSystem, readonly GlossaryGroup[]>> = {
  'hex-campaign': hexCampaignGlossary,
  'node-campaign': nodeCampaignGlossary,
  'sector-campaign': sectorCampaignGlossary,
  tally: [],
};

/** The site's glossary, followed by the glossaries of its games. */
export const GLOSSARY: readonly GlossaryGroup[] = [...glossaryText.groups, ...Object.values(GLOSSARIES).flat()];

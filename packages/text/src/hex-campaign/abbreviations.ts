/** The abbreviations on the pages of the hex campaign, each explained in a sentence or two. */
export const hexCampaignAbbreviations = {
  BP: 'Build points: they pay for units, buildings and upkeep. Settlements store them.',
  RP: 'Resource points: what Resource hexes yield. Routes turn them into build points.',
  VP: 'Victory points: you score them for battles and for taking Capitals. They decide who wins.',
  DXP: 'Experience points: a detachment gains them in battles. The more it has, the larger it can be.',
  ZOC: 'Zone of control: the hexes around an enemy army. Your armies must stop there.',
} as const;

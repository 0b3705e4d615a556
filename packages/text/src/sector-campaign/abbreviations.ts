/** The abbreviations on the pages of the sector campaign, each explained in a sentence or two. */
export const sectorCampaignAbbreviations = {
  VP: 'Victory points: a side’s score. It rises and falls with territories, battles and losses, and decides who wins.',
  XP: 'Experience points: detachments gain them in battles and get better with them.',
  AI: 'Army initiative: how many moves, attacks and responses a side has each turn.',
  SR: 'Strategy rating: 1 to 6. It is added to the roll for who declares first, and sets the army initiative.',
} as const;

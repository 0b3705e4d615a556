/** The abbreviations on the pages of the node campaign, with short explanations. */
export const nodeCampaignAbbreviations = {
  CP: 'Command points: you gain one a day and spend them on orders.',
  VP: 'Victory points: scored for nodes, battles and the aims of your faction. They decide who wins.',
  XP: 'Experience points: units gain them in battles. A unit loses some when you change it.',
  IASL: 'A score that some clubs give army lists. The lower the score, the tougher the list.',
} as const;

/** The abbreviations on the pages of the node campaign, each explained in a sentence or two. */
export const nodeCampaignAbbreviations = {
  CP: 'Command points: you gain one a day and spend them on orders.',
  VP: 'Victory points: scored for nodes, battles and the aims of your faction. They decide who wins.',
  XP: 'Experience points: units gain them in battles, and lose some when you change the unit.',
  IASL: 'A club’s score of an army list. The lower it is, the tougher the list.',
} as const;

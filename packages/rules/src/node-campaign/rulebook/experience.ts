import { AT_THE_TABLE, type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** NODE-XP. */
export const XP_RULES: RuleChapter = {
  title: 'Experience',
  rules: [
    rule('NODE-XP-01', 'Taking part', 'Units that take part in a battle gain experience points (XP).'),
    rule(
      'NODE-XP-02',
      'What brings experience',
      'Fought +100; on the winning side +100; took an objective +100; broke or destroyed an enemy unit in assault +100; reduced to half strength −D3×100, but never below the total before the battle; destroyed: no gain, and −100 from the total; one unit of each side beyond the call of duty +D3×50.',
      'The original rules refer to a rulebook page that is not part of them. All values are settings (`xp`).',
    ),
    rule(
      'NODE-XP-03',
      'Partial units',
      'A unit that was fielded with fewer models earns half of what it gains, rounded down. Losses are not halved.',
    ),
    rule(
      'NODE-XP-04',
      'Kill-Teams',
      'Kill-Teams gain no experience. Nobody gains any in a battle that a die decides.',
      'With the setting `killTeamXp` Kill-Teams gain experience too.',
    ),
    rule(
      'NODE-XP-05',
      'Honours',
      'A unit has an honour for every 300 XP. The players agree at the table what it does; it has no effect on the map.',
      'Players write down which honour they chose. The setting `xpPerHonour` changes the 300.',
      AT_THE_TABLE,
    ),
    rule(
      'NODE-XP-06',
      'When it is gained',
      'Experience is gained when the report is confirmed, and is public.',
      'Units of a battleforce that is destroyed by the result are lost with it.',
    ),
  ],
};

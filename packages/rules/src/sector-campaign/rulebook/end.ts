import { AT_THE_TABLE, type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** SEC-ISO. */
export const ISO_RULES: RuleChapter = {
  title: 'Isolation',
  rules: [
    rule(
      'SEC-ISO-01',
      'Condition',
      'A territory and its detachments are isolated if, at the end of a turn, its side controls no territory in the line immediately behind it.',
      'Behind means towards that side’s home edge, in either sector. The line at the home edge is never isolated.',
    ),
    rule(
      'SEC-ISO-02',
      'For the next turn',
      'They count as isolated for the whole of the next turn.',
      'A detachment stays isolated wherever it goes in that turn. One that arrives later is not isolated, but the territory can still make only one attack.',
    ),
    rule('SEC-ISO-03', 'Checked again', 'At the end of each turn the condition is checked again.'),
    rule(
      'SEC-ISO-04',
      'No moves and no responses',
      'Isolated detachments can neither move nor respond.',
      'Nor can their territory be fortified, or vehicles be brought down. They defend, and they may scout.',
    ),
    rule(
      'SEC-ISO-05',
      'One attack',
      'An isolated territory can make one attack in a turn. A hasty attack counts as that one.',
    ),
    rule(
      'SEC-ISO-06',
      'Destroyed if they lose',
      'Isolated detachments that lose a battle are removed from the campaign.',
    ),
    rule(
      'SEC-ISO-07',
      'To the end',
      'They do not retreat when army morale reaches zero, unless the enemy also holds all objectives.',
      null,
      AT_THE_TABLE,
    ),
    rule(
      'SEC-ISO-08',
      'Escape by air',
      'An airborne detachment that is isolated can make one move that brings it into a friendly territory. An escort must start in the same territory.',
      'Interceptors and flak may react. Aircraft need the transport mission. The territory where they land may itself be isolated.',
    ),
    rule('SEC-ISO-09', 'Dropship troops', 'Dropship troops have no such escape: on the ground they are ground troops.'),
    rule('SEC-ISO-10', 'Majors', 'Majors can be isolated too. Isolation alone never changes control.'),
    rule(
      'SEC-ISO-11',
      'Warning',
      'Everybody sees which territories are isolated, and which would be if the turn ended now.',
    ),
  ],
};

/** SEC-VP. */
export const VP_RULES: RuleChapter = {
  title: 'Victory score',
  rules: [
    rule(
      'SEC-VP-01',
      'Start and victory',
      'Both sides begin with a score of 0. A side wins with a score of 24, by controlling all territories, or when the enemy surrenders.',
      'Checked at the end of the turn, control of all territories first. If both have reached the target the higher score wins; with equal scores they play on. Setting `victoryTarget`.',
    ),
    rule(
      'SEC-VP-02',
      'Enemy majors',
      '+2 at the end of each turn for each enemy major that the side controls.',
      'With setting `territoryPoints` at `once`, territories score only at the first end of a turn after control changed. This goes for all four rules.',
    ),
    rule('SEC-VP-03', 'Enemy minors', '+1 at the end of each turn for each enemy minor that the side controls.'),
    rule('SEC-VP-04', 'Own minors', '−1 at the end of each turn for each own minor that the enemy controls.'),
    rule('SEC-VP-05', 'Own majors', '−2 at the end of each turn for each own major that the enemy controls.'),
    rule(
      'SEC-VP-06',
      'Battles',
      'The winner of a battle gains 1 for each full 1000 points of the enemies that took part.',
    ),
    rule('SEC-VP-07', 'Wiped out', '−1 for each detachment that is wiped out.'),
    rule(
      'SEC-VP-08',
      'Destroyed while isolated',
      '−1 for each 250 points, or part of them, of a detachment that is destroyed while isolated.',
      'If it was also wiped out, only the more severe of the two counts.',
    ),
    rule('SEC-VP-09', 'Below zero', 'A score can be negative.'),
    rule(
      'SEC-VP-10',
      'Other sectors',
      'At the end of each turn each side rolls a die, −1 if its score is below 0, +1 if it is above 10. 1: −2. 2: −1. 3 or 4: nothing. 5: +1. 6: +2.',
      'Each side rolls on its score after all other changes of the turn. Results below 1 count as 1, above 6 as 6.',
    ),
    rule('SEC-VP-11', 'Surrender', 'A side can surrender at any time. The other side wins immediately.'),
    rule('SEC-VP-12', 'Temporary forces', 'Losses of temporary detachments cost as much as any others.'),
    rule(
      'SEC-VP-13',
      'Ledger',
      'Every change of a score is listed with its rule, for everybody.',
      'Lines that would reveal a secret say “command” until the campaign is over.',
    ),
    rule(
      'SEC-VP-14',
      'Example',
      'West, at 3, holds minor B (+1), has lost minor 9 (−1), won a battle against 2100 points (+2) and had a detachment wiped out (−1): 4. It rolls a 5 for other sectors: 5.',
      'It gained 2, which is worth one momentum effect. The order is that of SEC-TURN-04.',
    ),
  ],
};

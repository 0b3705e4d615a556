import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** SEC-MAP. */
export const MAP_RULES: RuleChapter = {
  title: 'Territories',
  rules: [
    rule(
      'SEC-MAP-01',
      'Grid',
      'Each sector has nine territories, three by three. West’s are numbered 1 to 9 and East’s are lettered A to I, line by line from West’s home edge to East’s and from the top down.',
      'So 7, 8 and 9 face A, B and C.',
    ),
    rule(
      'SEC-MAP-02',
      'Larger grids',
      'Sectors can be larger if initiative and victory target rise with them.',
      'Settings `rows` and `linesPerSide`. For n territories per side: initiative rises by 1 for each full 3 territories beyond nine, the target is 24 × n / 9 rounded up, and a side has 2n / 9 major territories, rounded up. A line can be attacked only with troops in every line before it. Where a rule names the second or third line, any line but the first is meant.',
    ),
    rule(
      'SEC-MAP-03',
      'Major and minor territories',
      'Each side marks two of its territories as major. All others are minor.',
      'Any own territories can be chosen. Both sides choose in secret at the same time; after that the choice is public.',
    ),
    rule(
      'SEC-MAP-04',
      'Lines of resistance',
      'The territories of a side form three lines. The first faces the enemy, the third is at the home edge.',
      'A detachment in a captured territory stands in the enemy’s line.',
    ),
    rule(
      'SEC-MAP-05',
      'Adjacent territories',
      'Moves, ground attacks and ground scouting reach adjacent territories.',
      'Territories are adjacent if they share an edge. With setting `adjacency` those that share a corner count too.',
    ),
    rule(
      'SEC-MAP-06',
      'Depth of attack',
      'A territory of the second line can be attacked only if the attacker has troops in the first line; one of the third line only with troops in the first and second.',
      'Troops are a detachment in a territory of that line which the attacker controls, when the attack is declared. A detachment that has already been committed still counts where it started. Attacks on one’s own lost territories need no troops in other lines.',
    ),
    rule(
      'SEC-MAP-07',
      'Over the lines',
      'Airborne detachments, dropships, and aircraft on transport or ground support may attack any territory, but risk being isolated.',
    ),
    rule(
      'SEC-MAP-08',
      'Control',
      'Control decides scores, isolation and victory.',
      'At the start each territory is controlled by its own side. Control changes only when a battle is won or an undefended territory is taken, never because troops leave.',
    ),
  ],
};

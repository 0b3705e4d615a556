import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** NODE-WIN. */
export const WIN_RULES: RuleChapter = {
  title: 'End of the campaign',
  rules: [
    rule(
      'NODE-WIN-01',
      'After a number of days',
      'The war ends after a set number of days, and the player with the most victory points wins.',
      'At the midnight that ends the last day, a report that nobody has disputed counts as confirmed before the points are counted. All other battles are called off. 56 days unless the terms say otherwise (setting `endDays`).',
    ),
    rule(
      'NODE-WIN-02',
      'At a number of points',
      'Or it ends when a player has a set number of victory points.',
      'Checked whenever points were scored. If several reach it together, the highest wins. 150 points unless the terms say otherwise (setting `endVp`). Both conditions can apply.',
    ),
    rule(
      'NODE-WIN-03',
      'Ties',
      'If players are tied, the one with more points from battles wins; then the one with more surface nodes; if they are still tied, they share the victory.',
      'Points from battles are those of the result, of pivotal battles and of Robin Hood.',
    ),
    rule(
      'NODE-WIN-04',
      'Early end',
      'The referee may end the war if more than half of the players agree. The current standings then decide.',
      'Seats without a player are not counted.',
    ),
  ],
};

import { AT_THE_TABLE, type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** NODE-MULTI. */
export const MULTI_RULES: RuleChapter = {
  title: 'Battles of three or more players',
  rules: [
    rule(
      'NODE-MULTI-01',
      'By agreement',
      'If a stack holds forces of three or more players, they may agree to settle all of it in one battle.',
      'Any player in the stack may ask once for each battle, until a report is filed. Everyone in the stack must agree within 72 hours (setting `multiConsentHours`); silence is a refusal. The agreement covers the players in the stack when the last one agrees; those who arrive later wait behind it. From then on the battle has 14 days. If it is not played, the agreement lapses, and a die decides between the first two.',
    ),
    rule(
      'NODE-MULTI-02',
      'Two sides',
      'The forces form two sides: allies are on the same side, enemies on opposite sides.',
      'A relation that either faction names counts for both. The holder and the attacker are on opposite sides, and all forces of a player are on one side. Players without a relation may be on either side; without an agreement they oppose the holder.',
    ),
    rule(
      'NODE-MULTI-03',
      'No two sides',
      'If no two such sides are possible, the battles are fought two players at a time.',
    ),
    rule(
      'NODE-MULTI-04',
      'The losing side',
      'Each losing battleforce retreats on its own, in the order of the stack. Those that cannot are destroyed.',
    ),
    rule(
      'NODE-MULTI-05',
      'The winning side',
      'The first battleforce of the winning side in the stack keeps the node. Its allies move to a neighbouring node to which they could retreat; if there is none, they go to their reinforcement node.',
      'If there are several reinforcement nodes, the retreat list decides; otherwise the order of the nodes on the map.',
    ),
    rule(
      'NODE-MULTI-06',
      'Three or more sides',
      'If the players agree on rules for it, a stack can be fought with more sides. One side wins, and all others lose.',
    ),
    rule(
      'NODE-MULTI-07',
      'Equal points',
      'In a battle of everyone against everyone each player has the same points. With two sides, each side has the force level, shared evenly unless agreed otherwise.',
      null,
      AT_THE_TABLE,
    ),
    rule(
      'NODE-MULTI-08',
      'Victory points',
      'Each winner scores for each opponent who was defeated.',
      'Robin Hood points are exchanged pair by pair. With the setting `multiVp` at `shared` the winners divide the points, rounded down.',
    ),
    rule(
      'NODE-MULTI-09',
      'Draw',
      'After a draw all retreat in the order of the stack, and the node is uncontrolled. Each player scores the points of a draw once.',
    ),
  ],
};

import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const MOVEMENT_ORDER_RULES: RuleChapter = {
  title: 'Movement orders',
  rules: [
    rule('HEX-MORD-01', 'One order each', 'Each detachment, convoy, spy and diplomat gets one secret movement order.'),
    rule(
      'HEX-MORD-02',
      'Who may be ordered what',
      'Detachments: Path, Follow, Advance, Guard, Recover, Move and claim, Claim area, Reserve. Convoys: Path, Guard. Diplomats and spies: Path, Follow, Guard. Garrisons guard.',
      'Some races know more: Space Marines send drop-pod detachments to orbit, Chaos curses a shrine in place of claiming, Eldar go by webway where the setting allows it. Detachments in orbit take no movement order. Spies and diplomats that follow move late too.',
    ),
    rule('HEX-MORD-03', 'Path', 'Moves along the listed hexes as far as the allowance and the rules permit.'),
    rule(
      'HEX-MORD-04',
      'Follow',
      'Waits until all others have moved, then goes toward its target or the target’s last known place.',
      'It takes the cheapest way and ends next to a friendly target; a zone of control stops it before an enemy.',
    ),
    rule(
      'HEX-MORD-05',
      'Advance',
      'Stays unless an enemy detachment comes into its own sight; then it moves toward the nearest.',
      'Tested when its late move comes; ties by die.',
    ),
    rule('HEX-MORD-06', 'Guard', 'Stays where it is.'),
    rule(
      'HEX-MORD-07',
      'Recover',
      'Stays; wounded and damaged models roll to recover. Not next to an enemy army.',
      'A Medic Center heals all wounded, a Repair Facility repairs all damage.',
    ),
    rule('HEX-MORD-08', 'Move and claim', 'Moves with half its allowance, rounded up, and claims every hex entered.'),
    rule(
      'HEX-MORD-09',
      'Claim area',
      'Stays and claims its hex and the six around it, except those with an enemy army.',
    ),
    rule(
      'HEX-MORD-10',
      'Reserve',
      'Moves with two more allowance through own land only, never within two hexes of an enemy; it must guard in the battle orders.',
      'An unseen enemy stops it before the hex; a known one near the start refuses the order.',
    ),
    rule('HEX-MORD-11', 'Flying high', 'Detachments of skimmers only may fly high with Path or Follow.'),
    rule(
      'HEX-MORD-12',
      'Weak detachments',
      'Under 500 points of ready models a detachment must recover, stay in a Stronghold, or go toward one or the Capital.',
      'Setting weakDetachments: off drops the rule.',
    ),
    rule('HEX-MORD-13', 'Released detachments', 'Released and not rearmed: allowance 2, Path or Guard only.'),
    rule(
      'HEX-MORD-14',
      'Standing instructions',
      'A movement order, and a battle order, may say how what the detachment takes is treated; a detachment may also carry a standing instruction for it. A battle order may name hexes that the detachment prefers if it has to withdraw.',
      'The source announces further orders for the computer and lists none; none were added. Without an instruction, and where it asks for less than the table allows, the least treatment of the table is done.',
    ),
  ],
};

import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const MOVEMENT_ORDER_RULES: RuleChapter = {
  title: 'Movement orders',
  rules: [
    rule('HEX-MORD-01', 'One order each', 'Each detachment, convoy, spy and diplomat gets one secret movement order.'),
    rule(
      'HEX-MORD-02',
      'Who may be ordered what',
      'Detachments: Path, Follow, Advance, Guard, Recover, Move and claim, Claim area, Reserve. Convoys: Path, Guard. Diplomats and spies: Path, Follow, Guard. Garrisons guard.',
      'Some races have more: Space Marines send drop-pod detachments to orbit, Chaos can curse a shrine instead of claiming, and Eldar can use webways if the setting allows it. Detachments in orbit take no movement order. Spies and diplomats on Follow also move late.',
    ),
    rule('HEX-MORD-03', 'Path', 'Moves along the listed hexes as far as its allowance and the rules permit.'),
    rule(
      'HEX-MORD-04',
      'Follow',
      'Waits until everyone else has moved, then moves toward its target or the target’s last known place.',
      'It takes the cheapest way and ends next to a friendly target. Against an enemy target, a zone of control stops it.',
    ),
    rule(
      'HEX-MORD-05',
      'Advance',
      'Stays put unless an enemy detachment comes into its own sight; then it moves toward the nearest one.',
      'This is checked when its late move comes; a die breaks ties.',
    ),
    rule('HEX-MORD-06', 'Guard', 'Stays put.'),
    rule(
      'HEX-MORD-07',
      'Recover',
      'Stays put. Wounded and damaged models roll to recover. Not allowed next to an enemy army.',
      'A Medic Center heals all wounded, a Repair Facility repairs all damage.',
    ),
    rule('HEX-MORD-08', 'Move and claim', 'Moves with half its allowance, rounded up, and claims every hex it enters.'),
    rule(
      'HEX-MORD-09',
      'Claim area',
      'Stays put and claims its own hex and the six around it, except hexes with an enemy army.',
    ),
    rule(
      'HEX-MORD-10',
      'Reserve',
      'Moves with 2 extra allowance through its owner’s land only, and never within two hexes of an enemy. It must guard in the battle orders.',
      'An unseen enemy stops it before the hex. If a known enemy is near the start, the order is refused.',
    ),
    rule('HEX-MORD-11', 'Flying high', 'Only detachments made up of skimmers may fly high, with Path or Follow.'),
    rule(
      'HEX-MORD-12',
      'Weak detachments',
      'With less than 500 points of ready models, a detachment must recover, stay in a Stronghold, or move toward one or the Capital.',
      'Setting `weakDetachments`: `off` drops this rule.',
    ),
    rule(
      'HEX-MORD-13',
      'Released detachments',
      'A detachment that is released and not yet rearmed has an allowance of 2 and can take only Path or Guard.',
    ),
    rule(
      'HEX-MORD-14',
      'Standing instructions',
      'A movement order or a battle order may say how to treat what the detachment takes; a detachment may also have a standing instruction for this. A battle order may name hexes that the detachment prefers if it has to withdraw.',
      'The source announces further orders for the computer but lists none, so none were added. Without an instruction, or if the instruction is milder than the table allows, the mildest treatment in the table applies.',
    ),
  ],
};

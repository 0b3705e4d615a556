import { type RuleEntry, rule } from '../../../kernel/rulebook.ts';

export const AFTER_BATTLE_OUTCOME_RULES: readonly RuleEntry[] = [
  rule(
    'HEX-AFT-01',
    'What follows a battle',
    'For each battle, as soon as it is reported: broken units, the winner, vehicles, casualties, special characters and equipment, captured detachments, defences, BP, VP, experience. When all battles of the turn are over: withdrawals, captures and loot, landings from orbit, convoys with the BP that were won.',
    'The same steps follow a battle at the table, a Quick Battle and any other way to fight it.',
  ),
  rule(
    'HEX-AFT-02',
    'Broken units',
    'A unit that left the table broken tests its Leadership: with 2D6 of no more than that it is back with its detachment, otherwise it is lost with all that it had. None of its models is merely wounded.',
    'The report names the Leadership; the players may have thrown the test already. All models that went into the battle are lost, those that fell earlier too; models that were wounded before and stayed away are not. A special character among them still has his second chance.',
  ),
  rule(
    'HEX-AFT-03',
    'The winner',
    'Victory points of the table for destroyed models decide, with 200 more for a fulfilled scenario. With equal points the battle is a draw.',
    'Points are entered without those of the scenario and of prisoners, which are added. Setting `drawMargin`: a lead of no more than that is a draw.',
  ),
  rule(
    'HEX-AFT-04',
    'Attacking a Stronghold',
    'Who attacks or raids a Stronghold and is ahead on points wins only if every tower, turret, bunker and battery of it is destroyed or in his hands; otherwise it is a draw.',
    'Walls, trenches and obstacles do not matter, nor does a silenced turret help. A defender who declared a retreat, surrendered or has nobody left has lost whatever stands.',
  ),
  rule(
    'HEX-AFT-05',
    'Retreat, surrender, empty field',
    'Who surrenders has lost. So has who declares a retreat, unless he raids. So has who has nobody left on the field, unless he raids and brought somebody off.',
    'Asked in this order, before any points: a surrender, then the first retreat declared by one who does not raid, then who has nobody left. Where both have nobody left it is a draw. Units that came to help count as long as they are on the field; units that left it broken do not.',
  ),
  rule(
    'HEX-AFT-06',
    'Captured detachments',
    'A loser with nobody left on the field is captured with his detachment, unless he raided, or declared a retreat and brought models off.',
    'Captured is all that lives: the wounded by the row “loss”, and units that took no part. The victor’s detachment holds them, or his garrison where no detachment is left. Garrisons are never captured, nor are units that came to help, nor a winner. Where nobody of the victor’s is left, or he belongs to nobody, nobody is captured.',
  ),
  rule(
    'HEX-AFT-07',
    'BP of the winner',
    'The winner gains half the points of all enemy models that were removed, before any dice for casualties.',
    'Models of a captured detachment count as well, each once. Parts of units count in proportion; fractions are dropped once for the battle. Broken units that are lost, units that came to help and immobilised vehicles of the loser count; buildings do not, nor does what perishes of a garrison only because it lost. Garrisons count at points.',
  ),
  rule('HEX-AFT-08', 'BP of a draw', 'Both gain a quarter of the points of the enemy’s removed models.'),
  rule(
    'HEX-AFT-09',
    'Where the BP are',
    'They are in a convoy with the army that won them.',
    'Made when the withdrawals are over, where the army stands then, for the player who gains the VP. An army that is no more gets none.',
  ),
];

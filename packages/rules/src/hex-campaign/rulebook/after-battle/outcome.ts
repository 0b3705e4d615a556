import { type RuleEntry, rule } from '../../../kernel/rulebook.ts';

export const AFTER_BATTLE_OUTCOME_RULES: readonly RuleEntry[] = [
  rule(
    'HEX-AFT-01',
    'What follows a battle',
    'For each battle, as soon as it is reported: broken units, the winner, vehicles, casualties, special characters and equipment, captured detachments, defences, BP, VP, experience. When all battles of the turn are over: withdrawals, captures and loot, landings from orbit, convoys with the BP that were won.',
    'The same steps follow a battle at the table, a Quick Battle and any other kind of battle.',
  ),
  rule(
    'HEX-AFT-02',
    'Broken units',
    'A unit that left the table broken tests its Leadership on 2D6: if the roll is no higher, it returns to its detachment; otherwise it is lost with everything it had. None of its models is merely wounded.',
    'The report names the Leadership; the players may already have rolled the test. All models that went into the battle are lost, including those that fell earlier, but not models that were wounded before and stayed away. A special character among them still has a second chance.',
  ),
  rule(
    'HEX-AFT-03',
    'The winner',
    'Tabletop victory points for destroyed models decide, plus 200 for a completed scenario. With equal points the battle is a draw.',
    'Points are entered without those for the scenario and for prisoners, which are added. Setting `drawMargin`: a lead of no more than that is a draw.',
  ),
  rule(
    'HEX-AFT-04',
    'Attacking a Stronghold',
    'A side that attacks or raids a Stronghold and is ahead on points wins only if it has destroyed or controls every tower, turret, bunker and battery; otherwise it is a draw.',
    'Walls, trenches and obstacles do not matter, and a silenced turret is not enough. A defender who declared a retreat, surrendered or has nobody left has lost, whatever is still there.',
  ),
  rule(
    'HEX-AFT-05',
    'Retreat, surrender, empty field',
    'A side that surrenders has lost. So has a side that declares a retreat, unless it is raiding, and a side with nobody left on the field, unless it is raiding and brought somebody off.',
    'Checked in this order, before any points: a surrender, then the first retreat declared by a side that is not raiding, then a side with nobody left. If neither side has anybody left, it is a draw. Units that came in to help count while they are on the field; units that left it broken do not.',
  ),
  rule(
    'HEX-AFT-06',
    'Captured detachments',
    'A loser with nobody left on the field is captured along with their detachment, unless they raided, or declared a retreat and brought models off.',
    'Everything alive is captured: the wounded by the row “loss”, and units that took no part. The victor’s detachment holds them, or the victor’s garrison if there is no detachment left. Garrisons are never captured, nor are units that came in to help, nor a winner. If the victor has nobody left, or is native forces, nobody is captured.',
  ),
  rule(
    'HEX-AFT-07',
    'BP of the winner',
    'The winner gains half the points of all enemy models that were removed, before any dice for casualties.',
    'Models of a captured detachment count as well, each once. Parts of units count in proportion; fractions are dropped once for the battle. Broken units that are lost, units that came in to help and immobilised vehicles of the loser count; buildings do not, nor do models of a garrison that die only because it lost. Garrisons count at their points.',
  ),
  rule('HEX-AFT-08', 'BP of a draw', 'Both gain a quarter of the points of the enemy’s removed models.'),
  rule(
    'HEX-AFT-09',
    'Where the BP are',
    'They are in a convoy with the army that won them.',
    'The convoy is formed when the withdrawals are over, where the army is then, for the player who gains the VP. An army that no longer exists gets none.',
  ),
];

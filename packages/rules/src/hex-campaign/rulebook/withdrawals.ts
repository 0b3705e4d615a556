import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const WD_RULES: RuleChapter = {
  title: 'Withdrawals',
  rules: [
    rule(
      'HEX-WD-01',
      'Losers leave',
      'When all battles are over beaten detachments withdraw from the hex and beaten garrisons are destroyed. On a draw the attacker leaves.',
      'A raid counts like any battle; with setting raidDislodges off, whom a raid beat stays, and his garrison lives. After a draw a garrison lives, for nobody was beaten; whoever declared a retreat was.',
    ),
    rule(
      'HEX-WD-02',
      'In the order of the attacks',
      'Withdrawals, and the returns of raiders, follow the numbers of the battles: the loser of the first one moves first.',
      'Battles that were put off last turn come before those of this turn. Within a battle losers move before a raider returns. Everybody finds the map as those before him have left it.',
    ),
    rule(
      'HEX-WD-03',
      'One hex, out of enemy zones',
      'A detachment withdraws exactly one hex, and if possible into one that lies in no enemy zone of control. That of the enemy it has just fought does not matter.',
      'The enemy just fought is the detachment and the garrison in the hex of the battle; armies that supported them are avoided like all others.',
    ),
    rule(
      'HEX-WD-04',
      'Attackers go back',
      'An attacker goes back to the hex from which it attacked; if that will not do, into another one next to the battle.',
      'Back it goes even into an enemy zone of control.',
    ),
    rule(
      'HEX-WD-05',
      'Defenders go away',
      'A defender goes to one of the three hexes opposite to the one from which the attacker came; if none will do, to one of the two beside those.',
      'An opposite hex comes first even when it lies in an enemy zone of control and one at the side does not; among the three, and among the two, those outside enemy zones come first. When the attacker came from orbit or from no side, every hex next to the battle is as good.',
    ),
    rule(
      'HEX-WD-06',
      'Never towards the attacker',
      'A defender never enters the hex from which the attacker came.',
      'Not even behind a friend.',
    ),
    rule(
      'HEX-WD-07',
      'Closed hexes',
      'Nobody withdraws into a hex with an enemy army, into land or to armies of a partner, into the sea, or over ground and rivers that are closed to him. Convoys, spies and diplomats of an enemy bar nothing.',
      'Who withdraws takes nothing over: no convoy, no Urban hex, no Stronghold. He may take an Urban hex in which he stands by Claim area next turn. Diplomats of enemies are destroyed. Skimmers do not roll for the ground. A garrison-detachment that comes to its target settles.',
    ),
    rule(
      'HEX-WD-08',
      'Through friends',
      'Where friendly detachments stand in all hexes that are left, the withdrawing one passes through into the nearest free hex behind.',
      'The way leads over friends only, through several where they stand in a row; of the hexes as near, those outside enemy zones come first. What the attacker’s origin is to a defender, it is here too. A hex that is kept for a friendly raider counts as if he were there.',
    ),
    rule(
      'HEX-WD-09',
      'No way out',
      'A detachment that cannot withdraw is captured as if it had surrendered, by the enemy that it fought; after a draw by the defender.',
      'The captor gets BP for those whom he takes, after a draw a quarter; victory points do not change, and the experience is halved. A race that keeps no such captives kills them; the others keep them, for the moment to choose is over. Discovered forces take nobody: a detachment that finds no way from them stays.',
    ),
    rule(
      'HEX-WD-10',
      'Which of several hexes',
      'Among hexes that are equally good the owner’s preference decides, as his battle order names it; then the smaller distance to his Capital; then a die.',
      'The list may hold any hexes; those that will not do are passed over.',
    ),
    rule(
      'HEX-WD-11',
      'Raiders go home',
      'A raider returns to the hex in which it started, whether it won or not.',
      'It needs no movement points, and no zone of control stops it. When an enemy stands there, or bars the way home of a long raid, it withdraws like any attacker. Without a way it stays where no enemy is left, and is captured otherwise.',
    ),
    rule(
      'HEX-WD-12',
      'Captives come free last',
      'Captives whose guard was beaten appear when everybody has withdrawn, as near to the battle as there is room.',
    ),
    rule(
      'HEX-WD-13',
      'Attackers from orbit',
      'An attacker from orbit that was beaten or fought a draw withdraws into any hex next to the battle. It never goes back up.',
    ),
  ],
};

import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const WD_RULES: RuleChapter = {
  title: 'Withdrawals',
  rules: [
    rule(
      'HEX-WD-01',
      'Losers leave',
      'When all battles are over, beaten detachments withdraw from the hex and beaten garrisons are destroyed. After a draw the attacker leaves.',
      'A raid counts like any other battle; with setting `raidDislodges` off, a defender that a raid beat stays, and its garrison survives. After a draw a garrison survives, because nobody was beaten; a side that declared a retreat was beaten.',
    ),
    rule(
      'HEX-WD-02',
      'In the order of the attacks',
      'Withdrawals, and the returns of raiders, follow the numbers of the battles: the loser of the first one moves first.',
      'Battles that were put off last turn come before those of this turn. Within a battle, losers move before a raider returns. Each finds the map as the earlier ones left it.',
    ),
    rule(
      'HEX-WD-03',
      'One hex, out of enemy zones',
      'A detachment withdraws exactly one hex, if possible into one that is in no enemy zone of control. The zone of the enemy it has just fought does not count.',
      'The enemy just fought means the detachment and the garrison in the hex of the battle; armies that supported them are avoided like all others.',
    ),
    rule(
      'HEX-WD-04',
      'Attackers go back',
      'An attacker goes back to the hex from which it attacked; if that is not possible, to another one next to the battle.',
      'It goes back even into an enemy zone of control.',
    ),
    rule(
      'HEX-WD-05',
      'Defenders go away',
      'A defender goes to one of the three hexes opposite the one from which the attacker came; if none is possible, to one of the two beside those.',
      'An opposite hex comes first even if it is in an enemy zone of control and a hex at the side is not; among the three, and among the two, hexes outside enemy zones come first. If the attacker came from orbit or from no direction, all hexes next to the battle are equally good.',
    ),
    rule(
      'HEX-WD-06',
      'Never towards the attacker',
      'A defender never enters the hex from which the attacker came.',
      'Not even through a friend.',
    ),
    rule(
      'HEX-WD-07',
      'Closed hexes',
      'Nobody can withdraw into a hex with an enemy army, into a partner’s land or to a partner’s armies, into the sea, or over ground and rivers that are closed to them. Enemy convoys, spies and diplomats block nothing.',
      'A withdrawing detachment takes nothing over: no convoy, no Urban hex, no Stronghold. It may take an Urban hex that it is in with Claim area next turn. Enemy diplomats in its hex are destroyed. Skimmers do not roll for the ground. A garrison-detachment that reaches its target settles.',
    ),
    rule(
      'HEX-WD-08',
      'Through friends',
      'If there are friendly detachments in all the hexes that are left, the withdrawing one passes through to the nearest free hex beyond.',
      'It passes only through friends, several if they are in a row; among equally near hexes, those outside enemy zones come first. Here too a defender may not use the hex from which the attacker came. A hex reserved for a friendly raider counts as if the raider were there.',
    ),
    rule(
      'HEX-WD-09',
      'No way out',
      'A detachment that cannot withdraw is captured as if it had surrendered, by the enemy that it fought; after a draw, by the defender.',
      'The captor gets BP for the captives, after a draw a quarter; victory points do not change, and the experience is halved. A race that keeps no such captives kills them; otherwise the captor is asked when all losers have left, before the phase closes, and without an answer they live. In campaigns of the first two editions nobody is asked, and they live. Discovered forces capture nobody: a detachment that has no way out from them stays.',
    ),
    rule(
      'HEX-WD-10',
      'Choosing between hexes',
      'Among equally good hexes the owner’s preference decides, as named in the battle order; then the shorter distance to the owner’s Capital; then a die.',
      'The list may contain any hexes; those that are not possible are skipped.',
    ),
    rule(
      'HEX-WD-11',
      'Raiders go home',
      'A raider returns to the hex where it started, whether it won or not.',
      'It needs no movement points, and no zone of control stops it. If an enemy is there, or blocks the way home of a long raid, it withdraws like any attacker. Without a way out, it stays if no enemy is left there, and is captured otherwise.',
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

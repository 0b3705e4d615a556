import { AT_THE_TABLE, type RuleEntry, rule } from '../../../kernel/rulebook.ts';

/** HEX-TBL-24 to -34: help from beside and above. */
export const TABLE_SUPPORT: readonly RuleEntry[] = [
  rule(
    'HEX-TBL-24',
    'Reinforcements',
    'In a battle from an attack, but not a raid, from turn 2 on each player may try to bring in one unit a turn from each detachment next to the battle, and from those in orbit that had orders to attack there. The unit comes in on 4 or more. Add 1 for a fast attack unit, for a detachment ordered to attack this enemy, and for one ordered to support the defender; subtract 1 for heavy support that is not a vehicle, and for a detachment on Guard.',
    'Next to the battle means in an adjacent hex. Allied detachments also help, as long as the enemy is theirs too. The preparation sheet lists those of the player’s own side with what their order adds, and rolls the die for a unit that is called in.',
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-25',
    'No reinforcements',
    'Garrisons send no help, nor do detachments that are in a battle or withdrew this turn, or that have already helped in another battle, at the table or by adding to its dice.',
    'A detachment helps in one battle, with as many units as come in. Its order names the battle; otherwise the owner names one, and failing that it counts for the first. A detachment that supports an attack fires and sends no units; one on Support sends units like any other if the detachment it should support does something else. Raiders away from home, armies whose battle was put off and detachments that are not rearmed help nobody.',
  ),
  rule(
    'HEX-TBL-26',
    'Where reinforcements enter',
    'Units from orbit come in by deep strike. All others come in over the table edge that matches their hex on the map, never over the enemy’s edge, and in addition to the normal reserves.',
    null,
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-27',
    'Artillery from afar',
    'Barrage weapons may fire into a battle from an attack, but not a raid, if their detachment is in range and supports one of the armies that fight there. Infantry mortars of the Imperial Guard and guns that need to see their target may not. A detachment fires into only one battle.',
    'Units count as artillery by the army list tags “barrage” and “long-barrage”. The report accepts no others.',
  ),
  rule(
    'HEX-TBL-28',
    'How far guns reach',
    'Guns reach an adjacent hex, or two hexes if they have a range of 100 inches or more. Detachments in between do not matter.',
    'From a detachment two hexes away, only the units that reach that far can fire.',
  ),
  rule(
    'HEX-TBL-29',
    'Firing from afar',
    'Each such unit fires once a turn if it rolls 4 or more for the shot; add 1 if a friend on the table has a long-range communicator. Then guess the range as usual, measured from the middle of the table edge that matches the hexes. The opponent may have the scatter die rerolled before the distance is rolled: one die of inches from an adjacent hex, two from two hexes away.',
    null,
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-30',
    'Batteries',
    'Several guns of one type from one detachment may fire together, with one die for the shot and their templates side by side, like a mortar unit. The opponent may have each scatter die rerolled.',
    null,
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-31',
    'Anti-air weapons',
    'Anti-air weapons hit skimmers normally, however fast they move. They fire at targets on the ground only on 4 or more, rolled each time.',
    null,
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-32',
    'Striking a Stronghold from the sky',
    'A Stronghold rolls one die against each unit that comes through the air, not by teleport, and destroys it on 7 or more; a natural 1 always misses. Add 1 for a Fortification or 2 for a Capital Fortification, 2 for each anti-air weapon and 1 for each weapon tower. A weapon or tower counts against one unit a turn, and only if it did not shoot and is neither in close combat nor broken.',
    'A unit in a weapon tower, or an anti-air weapon, that watches the sky instead of shooting gives its bonus against one unit in the next turn; the tower and the unit in it count once. A Camp adds nothing. The preparation sheet shows what the Stronghold itself adds.',
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-33',
    'When aircraft come',
    'Each supporting squadron attacks in every second turn of its side, from turn 2 on: two attacks of the same kind in one shooting phase. A Stronghold defends itself as against units that strike from the sky; a 7 drives off one attack.',
    'These are turns 2, 4, 6 and so on. The preparation sheet shows players how many squadrons their side has.',
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-34',
    'What aircraft do',
    'Against tanks, each attack is one hunter-killer missile with a ballistic skill of 3; the owner chooses the direction, the same for both. Against troops, each attack places one blast marker, flying in one direction common to both: roll scatter, and without a hit move the marker two dice of inches in the direction of the scatter die, then place two more along the line of flight, each touching the one before. All count as frag missiles, and all are fired in one turn.',
    null,
    AT_THE_TABLE,
  ),
];

import { AT_THE_TABLE, type RuleEntry, rule } from '../../../kernel/rulebook.ts';

/** HEX-TBL-24 to -34: help from beside and above. */
export const TABLE_SUPPORT: readonly RuleEntry[] = [
  rule(
    'HEX-TBL-24',
    'Reinforcements',
    'In a battle from an attack, not a raid, each player may from turn 2 on try to bring in one unit a turn from each detachment beside the battle, and from those in orbit that were to attack there. It comes on 4 or more: 1 is added for a fast attack unit, for a detachment that was ordered to attack this enemy, and for one that was ordered to support the defender; 1 is taken off for heavy support that is not a vehicle, and for a detachment on Guard.',
    'Beside is an adjacent hex. Detachments of allies help too, as long as the enemy is theirs as well. The card lists the own side’s, with what their order adds, and has the die thrown for a unit that is called in.',
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-25',
    'Who cannot reinforce',
    'No help comes from garrisons, from detachments in a battle or withdrawn this turn, and from those that have helped in another battle, at the table or by adding to its dice.',
    'A detachment helps in one battle, with as many units as come. Its order names the battle, otherwise the owner names one, and else it counts for the first. Who supports an attack fires and sends nobody; whose Support was for somebody who does something else sends units like anybody. Raiders away from home, armies whose battle was put off and detachments that are not rearmed help nobody.',
  ),
  rule(
    'HEX-TBL-26',
    'Where reinforcements enter',
    'Units from orbit come as a deep strike. All others come over the table edge that fits their hex on the map, never over the enemy’s, and beside the normal reserves.',
    null,
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-27',
    'Artillery from afar',
    'Barrage weapons may fire into a battle from an attack, not a raid, if their detachment supports one of those who fight there and is within range. Infantry mortars of the Imperial Guard and guns that need to see their target may not. A detachment fires into one battle.',
    'Units count as artillery by the tags of the army list, “barrage” and “long-barrage”. The report takes no others.',
  ),
  rule(
    'HEX-TBL-28',
    'How far guns reach',
    'Guns reach an adjacent hex, those with a range of 100 inches or more two hexes. Detachments in between do not matter.',
    'Of a detachment two hexes away only the units fire that reach so far.',
  ),
  rule(
    'HEX-TBL-29',
    'Firing from afar',
    'Each such unit fires once a turn, if a die shows 4 or more for the shot; 1 is added if a friend on the table has a long-range communicator. Then guess the range as usual, measured from the middle of the table edge that fits the hexes. The opponent may have the scatter die rolled again before the distance is: one die of inches from an adjacent hex, two from two hexes away.',
    null,
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-30',
    'Batteries',
    'Several guns of one type from one detachment may fire together, with one die for the shot and their templates side by side as of a mortar unit. The opponent may have each scatter die rolled again.',
    null,
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-31',
    'Anti-air weapons',
    'Anti-air weapons hit skimmers in full however fast they go. At targets on the ground they fire only on 4 or more, rolled each time.',
    null,
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-32',
    'Striking a Stronghold from the sky',
    'Each unit that comes through the air, not by teleport, against a Stronghold is shot at with one die and destroyed on 7 or more; a natural 1 always misses. Add 1 for a Fortification or 2 for a Capital Fortification, 2 for each anti-air weapon and 1 for each weapon tower. A weapon or tower counts against one unit a turn, and only if it did not shoot and is neither in close combat nor broken.',
    'A unit in a weapon tower, or an anti-air weapon, that watches the sky instead of shooting gives its bonus against one unit in the next turn; the tower and the unit in it count once. A Camp adds nothing. The card shows what the Stronghold itself adds.',
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-33',
    'When aircraft come',
    'Each supporting squadron attacks in every second turn of its side, from turn 2 on: two attacks of the same kind in one shooting phase. A Stronghold defends itself as against those who strike from the sky; a 7 drives one attack off.',
    'That is turns 2, 4, 6 and so on. The card shows the own side how many squadrons it has.',
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-34',
    'What aircraft do',
    'Against tanks each attack is one hunter-killer missile with a ballistic skill of 3; the owner chooses the direction, the same for both. Against troops each attack lays one blast marker, flying in one direction common to both: roll scatter, and without a hit move the marker two dice of inches where the scatter die points, then lay two more along the line of flight, each touching the one before. All count as frag missiles, and all are fired in one turn.',
    null,
    AT_THE_TABLE,
  ),
];

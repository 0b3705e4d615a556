import { type RuleEntry, rule } from '../../../kernel/rulebook.ts';

/** HEX-TBL-35 to -43: how a battle ends, and what is reported. */
export const TABLE_REPORT: readonly RuleEntry[] = [
  rule(
    'HEX-TBL-35',
    'Retreat',
    'Units that are not broken leave the table only after their owner has declared a retreat, from the start of turn 3 on, and over his own edge. Who declares it has lost, unless he raids. Garrisons that retreat are destroyed afterwards.',
    'The report names who declared, in order, and how many models of each unit left. It is refused with a retreat before turn 3, or with models that left without one.',
  ),
  rule(
    'HEX-TBL-36',
    'Surrender',
    'At the start of an own turn a player may surrender. The battle is over and the whole detachment captured; it follows the victor until it is freed or handed on.',
    'NPC forces do not surrender.',
  ),
  rule(
    'HEX-TBL-37',
    'No mercy',
    'Some races never keep captives of certain others: the Imperium kills those of Chaos, Orks and Tyranids; the Eldar those and Dark Eldar; Chaos kills Sisters of Battle and Tyranids; Orks kill Tyranids; Tyranids kill everybody. Dark Eldar kill nobody.',
    'It goes by the races of the victor and of the captured models. They are dead for good, special characters too.',
  ),
  rule(
    'HEX-TBL-38',
    'Killing captives',
    'Right after the battle the victor may kill captives that he is not bound to kill. Later he may not.',
    'He is asked when the battle is over. If he does not answer until the phase closes they live.',
  ),
  rule(
    'HEX-TBL-39',
    'BP for captives',
    'The winner has BP for captured models as for destroyed ones.',
    'Killed or kept makes no difference.',
  ),
  rule(
    'HEX-TBL-40',
    'The battle card',
    'Both sides know each other’s orders and what is prepared. For every battle there is a card: the sides, their orders, the hex, dice and modifiers, the units that take part, works, and the help that may come.',
    'Dice of the card fall when the battles open, unless dice settle all battles anyway. Each side sees its own help and not the enemy’s; allies who support a side by order see its card. What others see: HEX-SIGHT-12.',
  ),
  rule(
    'HEX-TBL-41',
    'The report',
    'Whoever fought reports: turns played, victory points of both sides, who fulfilled the scenario, retreats and surrender; of each unit models lost or taken prisoner, vehicles damaged and immobilised, models with half of their wounds gone, models that retreated, and whether it left broken; works destroyed, silenced or controlled; units that came to help or fired, and their losses; the fate of demons in possessed leaders. Both sides confirm, otherwise the referee decides.',
    'A side confirms by reporting the same; the order of the lists does not matter, and units to which nothing happened may be left out. Two reports that differ wait until one side takes over the other’s. What cannot be true is refused: units that took no part, more models than stood there, damaged squads, help in a raid or from an army that has helped elsewhere. Of the enemy’s help a side is not told whether it is possible before both say the same. The referee’s report stands for both. A report that is not confirmed when the phase closes counts for nothing: dice decide.',
  ),
  rule(
    'HEX-TBL-42',
    'One result',
    'However a battle was fought, at a table, by dice or on a screen, the same report comes of it, and what follows is the same.',
    'A Quick Battle writes the report itself, from the losses that the owners chose.',
  ),
  rule(
    'HEX-TBL-43',
    'Who leads NPC forces',
    'Forces that were discovered attack, and nobody leads them. Dice decide, and their losses are drawn; or the referee plays them at a table.',
    'For dice the word of the player is enough, also where battles are otherwise never diced for. If he reports a battle with them it waits for the referee, for nobody else could confirm it; the referee alone puts it off. Such forces gain nothing, take no captives and never surrender: who would be captured withdraws with what is left.',
  ),
];

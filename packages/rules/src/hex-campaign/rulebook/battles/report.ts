import { type RuleEntry, rule } from '../../../kernel/rulebook.ts';

/** HEX-TBL-35 to -43: how a battle ends, and what is reported. */
export const TABLE_REPORT: readonly RuleEntry[] = [
  rule(
    'HEX-TBL-35',
    'Retreat',
    'Units that are not broken may leave the table only after their owner has declared a retreat, from the start of turn 3 on, and over their own edge. A side that declares a retreat has lost, unless it is raiding. Garrisons that retreat are destroyed afterwards.',
    'The report names the sides that declared a retreat, in order, and how many models of each unit left. A report with a retreat before turn 3, or with models that left without one, is refused.',
  ),
  rule(
    'HEX-TBL-36',
    'Surrender',
    'At the start of their own turn a player may surrender. The battle is over and the whole detachment is captured; it follows the victor until it is freed or handed on.',
    'Native forces never surrender.',
  ),
  rule(
    'HEX-TBL-37',
    'No mercy',
    'Some races never keep captives of certain others: the Imperium kills those of Chaos, Orks and Tyranids; the Eldar kill the same and Dark Eldar; Chaos kills Sisters of Battle and Tyranids; Orks kill Tyranids; Tyranids kill everybody. Dark Eldar kill nobody.',
    'The races of the victor and of the captured models decide. The models are dead for good, even special characters.',
  ),
  rule(
    'HEX-TBL-38',
    'Killing captives',
    'Right after the battle, the victor may kill captives that they are not required to kill, but not later.',
    'The victor is asked when the battle is over; about captives who found no way out (HEX-WD-09), when the losers have left. Without an answer by the end of the phase, the captives live.',
  ),
  rule(
    'HEX-TBL-39',
    'BP for captives',
    'The winner gets BP for captured models as for destroyed ones.',
    'It makes no difference whether they are killed or kept.',
  ),
  rule(
    'HEX-TBL-40',
    'The preparation sheet',
    'Both sides know each other’s orders and preparations. Every battle has a preparation sheet: the sides, their orders, the hex, dice and modifiers, the units that take part, works, and the help that may come.',
    'The dice on the sheet are rolled when the battles open, unless dice settle all battles anyway. Each side sees its own possible help, but not the enemy’s; allies who support a side by order see its sheet. For what others see, see HEX-SIGHT-12.',
  ),
  rule(
    'HEX-TBL-41',
    'The report',
    'The players who fought report: turns played, victory points of both sides, the side that completed the scenario, retreats and surrender; for each unit, models lost or taken prisoner, vehicles damaged and immobilised, models that lost half their wounds, models that retreated, and whether it left broken; works destroyed, silenced or controlled; units that came in or fired from outside, and their losses; the fate of demons in possessed characters. Both sides confirm, otherwise the referee decides.',
    'A side confirms by reporting the same; the order of the lists does not matter, and units to which nothing happened may be left out. If two reports differ, they wait until one side accepts the other’s. Impossible reports are refused: units that took no part, more models than were there, damaged squads, help in a raid or from an army that has helped elsewhere. A side is not told whether the enemy’s help is possible before both report the same. The referee’s report counts for both. A report that is not confirmed when the phase closes does not count: dice decide.',
  ),
  rule(
    'HEX-TBL-42',
    'One result',
    'However a battle was fought, at a table, with dice or on a screen, it produces the same report, with the same consequences.',
    'A Quick Battle writes the report itself, from the losses that the owners chose.',
  ),
  rule(
    'HEX-TBL-43',
    'Control of native forces',
    'Discovered forces attack, and nobody leads them. Dice decide and draw their losses, or the referee plays them at a table.',
    'The player alone can choose dice, even in campaigns without Quick Battles. If the player reports a battle with them, it waits for the referee, because nobody else could confirm it; only the referee can put it off. These forces gain nothing, take no captives and never surrender: a side that they would capture withdraws with what is left.',
  ),
];

import { type RuleEntry, rule } from '../../../kernel/rulebook.ts';

export const AFTER_BATTLE_REWARD_RULES: readonly RuleEntry[] = [
  rule(
    'HEX-AFT-20',
    'VP of the winner',
    'By what he was worth more than the loser: 1251 and more 1 VP, 751 and more 2, 501 and more 3, 251 and more 4, 1 and more 5, down to −250 6, down to −500 7, down to −750 8, down to −1250 10, below that 15.',
  ),
  rule(
    'HEX-AFT-21',
    'VP of a draw',
    'By the difference of the armies, larger and smaller: 751 and more 0 and 7 VP, 501 and more 1 and 5, 251 and more 2 and 4, otherwise 3 each.',
  ),
  rule(
    'HEX-AFT-22',
    'What a side is worth',
    'The points of all units that took part, as strong as they were when the battle began; of units that only fired from afar half. A Stronghold’s defences count for its owner’s side at what was paid for them.',
    'Of other detachments only the units that entered. In a Quick Battle what support added to the dice. Models of garrisons count at half their points, which is what they cost; setting `garrisonVpValue`. Each side is rounded to a whole number first.',
  ),
  rule(
    'HEX-AFT-23',
    'Who gains the VP',
    'The player who won; in a draw both.',
    'The owner of the army in the hex, of its detachment rather than of its garrison. Allies who helped gain none, and forces of nobody none.',
  ),
  rule(
    'HEX-AFT-24',
    'An enemy Capital',
    'Taking one brings 25 VP.',
    'Whatever becomes of the place, once, and besides the VP of the battle.',
  ),
  rule(
    'HEX-AFT-25',
    'Losses of those who helped',
    'Units of other detachments that entered the table suffer like the rest of their side.',
    'They roll on the row of their side and stay with their detachment, which stays where it is. If the side is captured they are not.',
  ),
];

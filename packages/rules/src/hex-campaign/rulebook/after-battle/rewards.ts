import { type RuleEntry, rule } from '../../../kernel/rulebook.ts';

export const AFTER_BATTLE_REWARD_RULES: readonly RuleEntry[] = [
  rule(
    'HEX-AFT-20',
    'VP of the winner',
    'This depends on how many points more the winner was worth than the loser. 1251 or more: 1 VP. 751 or more: 2. 501 or more: 3. 251 or more: 4. 1 or more: 5. Down to −250: 6. Down to −500: 7. Down to −750: 8. Down to −1250: 10. Below that: 15.',
  ),
  rule(
    'HEX-AFT-21',
    'VP of a draw',
    'This depends on the difference between the armies; the VP of the larger come first. 751 or more: 0 and 7 VP. 501 or more: 1 and 5. 251 or more: 2 and 4. Otherwise: 3 each.',
  ),
  rule(
    'HEX-AFT-22',
    'The value of a side',
    'The points of all units that took part, at their strength when the battle began, and half the points of units that only fired from afar. A Stronghold’s defences count for its owner’s side at the price paid for them.',
    'Of other detachments, only the units that came in. In a Quick Battle, what support added to the dice. Models of garrisons count at half their points, which is their cost; setting `garrisonVpValue`. Each side is first rounded to a whole number.',
  ),
  rule(
    'HEX-AFT-23',
    'Players who gain the VP',
    'The player who won; in a draw, both.',
    'This means the owner of the army in the hex, and of its detachment rather than its garrison. Allies who helped gain none, and neither do native forces.',
  ),
  rule(
    'HEX-AFT-24',
    'An enemy Capital',
    'Taking one scores 25 VP.',
    'They are scored once, whatever happens to the place, in addition to the VP of the battle.',
  ),
  rule(
    'HEX-AFT-25',
    'Losses of helpers',
    'Units of other detachments that came onto the table suffer like the rest of their side.',
    'They roll on their side’s row and stay with their detachment, which stays where it is. If the side is captured, they are not.',
  ),
];

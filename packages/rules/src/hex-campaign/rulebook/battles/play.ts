import { AT_THE_TABLE, type RuleEntry, rule } from '../../../kernel/rulebook.ts';

/** HEX-TBL-18 to -23: landing, setting up, and the first turn. */
export const TABLE_PLAY: readonly RuleEntry[] = [
  rule(
    'HEX-TBL-18',
    'Landing as the attacker',
    'If a detachment attacks from orbit and is the one that enters the hex, each of its units rolls a die: on 4 or more, or 3 or more with a planned attack, it lands in the first turn by deep strike. All enemies may fire at it as anti-air rules allow, and every one of them counts as able to. Units that do not land roll as reserves from turn 2 on.',
    'The preparation sheet says what they need. A detachment that stays in orbit because a friend is fighting below sends reinforcements instead.',
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-19',
    'Setting up a raid',
    'In a raid without a scenario the defender sets up everything, then the attacker.',
    null,
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-20',
    'Setting up an attack',
    'In an attack without a scenario, roll a die. On 1 to 3 one side sets up everything before the other; on 4 to 6 they take turns, one unit at a time, in the order heavy support, troops, elite, HQ, fast attack. Roll for who begins as for the first turn.',
    null,
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-21',
    'Deployment zones',
    'A side sets up within 12 inches of its edge. There should be 24 inches between the zones and must be at least 18; on a smaller table, shrink both zones until there are.',
    null,
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-22',
    'Setting up at a Stronghold',
    'The defender of a Stronghold sets up within 18 inches of their edge, and places razorwire and tank traps anywhere on their half. The attacker has 12 inches, with the same 18 inches between.',
    null,
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-23',
    'The first turn',
    'Each side rolls a die. The attacker adds 3 in a raid and 2 otherwise; the defender adds 1 on Defend. The higher result chooses which side has the first turn.',
    'Reroll ties without modifiers. The preparation sheet shows what each side adds.',
    AT_THE_TABLE,
  ),
];

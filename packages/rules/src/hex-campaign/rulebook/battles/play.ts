import { AT_THE_TABLE, type RuleEntry, rule } from '../../../kernel/rulebook.ts';

/** HEX-TBL-18 to -23: landing, setting up, and the first turn. */
export const TABLE_PLAY: readonly RuleEntry[] = [
  rule(
    'HEX-TBL-18',
    'Landing as the attacker',
    'When a detachment attacks from orbit and is the one that enters the hex, each of its units rolls a die: on 4 or more, on 3 or more with a planned attack, it lands in the first turn as a deep strike. All enemies may fire at it as anti-air rules allow, every one of them counting as able to. Units that do not land roll as reserves from turn 2 on.',
    'The card says what they need. A detachment that stays in orbit because a friend fights below sends reinforcements instead.',
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
    'In an attack without a scenario roll a die. On 1 to 3 one side sets up everything before the other; on 4 to 6 they take turns, one unit at a time, in the order heavy support, troops, elite, HQ, fast attack. Who begins is rolled like the first turn.',
    null,
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-21',
    'Deployment zones',
    'A side sets up within 12 inches of its edge. There should be 24 inches between the zones and must be 18; on a smaller table both zones shrink until there are.',
    null,
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-22',
    'Setting up at a Stronghold',
    'The defender of a Stronghold sets up within 18 inches of his edge, and lays razorwire and tank traps anywhere on his half. The attacker has 12 inches, with the same 18 inches between.',
    null,
    AT_THE_TABLE,
  ),
  rule(
    'HEX-TBL-23',
    'The first turn',
    'Each side rolls a die. The attacker adds 3 if he raids and 2 otherwise; the defender adds 1 on Defend. The higher one chooses who has the first turn.',
    'A tie is rolled again without modifiers. The card shows what each side adds.',
    AT_THE_TABLE,
  ),
];

import { AT_THE_TABLE, type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** SEC-ATK. */
export const ATK_RULES: RuleChapter = {
  title: 'Attacks',
  rules: [
    rule(
      'SEC-ATK-01',
      'Number and order',
      'Each side may declare as many attacks as its army initiative, in turn with the other.',
    ),
    rule(
      'SEC-ATK-02',
      'From one territory into another',
      'An attack sends any number of detachments of one territory into one adjacent enemy territory. To attack several territories, several attacks are needed.',
      'Each detachment takes part in one battle per turn. Aircraft do not attack on the ground.',
    ),
    rule('SEC-ATK-03', 'Depth', 'Ground attacks need troops in the lines before the target, as SEC-MAP-06 says.'),
    rule(
      'SEC-ATK-04',
      'Hasty attack',
      'Each supreme commander in a line allows one additional attack by a single detachment of that line.',
    ),
    rule(
      'SEC-ATK-05',
      'Attacks by air',
      'Airborne detachments, and aircraft on transport or ground support, may attack any territory. Each uses one attack.',
    ),
    rule('SEC-ATK-06', 'Attacks by dropship', 'Each dropship detachment that attacks uses one attack.'),
    rule(
      'SEC-ATK-07',
      'Several attacks on one territory',
      'All attacks of a side on the same territory form one battle. The enemy can respond to each.',
      'With setting `combineAttacks` off, a territory can be attacked only once a turn.',
    ),
    rule(
      'SEC-ATK-08',
      'Engaged territories',
      'A territory is engaged once it has been attacked, or an attack has started from it.',
      'The detachments of an attacked territory can no longer attack. A territory from which an attack started can itself be attacked; only those left in it defend.',
    ),
    rule(
      'SEC-ATK-09',
      'Undefended territories',
      'A territory without detachments or responses is captured without a battle, and without points or experience.',
      'This happens in the phase of battles.',
    ),
    rule('SEC-ATK-10', 'Majors', 'An attack may not leave an own major empty.'),
    rule(
      'SEC-ATK-11',
      'Isolated territories',
      'An isolated territory may make one attack in a turn. It counts like any other.',
    ),
    rule(
      'SEC-ATK-12',
      'Each attack is answered',
      'After an attack, and any interception on its way, the enemy responds before anybody declares again.',
    ),
    rule(
      'SEC-ATK-13',
      'What the enemy sees',
      'The enemy sees how many counters attack, which, from where, and how, but not what they are.',
      'The attacker sees as much of responders.',
    ),
  ],
};

/** SEC-RESP. */
export const RESP_RULES: RuleChapter = {
  title: 'Responses',
  rules: [
    rule(
      'SEC-RESP-01',
      'Immediately',
      'The defender responds as soon as an attack is declared: with any number of responses, or none.',
    ),
    rule(
      'SEC-RESP-02',
      'Number',
      'A side may make as many responses in a turn as its army initiative. Each is one detachment.',
    ),
    rule(
      'SEC-RESP-03',
      'From where',
      'Responses come from unengaged friendly territories that are adjacent to the attacked one or in its line.',
      'The territory that a response leaves does not become engaged.',
    ),
    rule(
      'SEC-RESP-04',
      'Responses by air',
      'Airborne detachments, and aircraft on transport or ground support, may respond from any unengaged territory.',
    ),
    rule(
      'SEC-RESP-05',
      'Responses by dropship',
      'Each dropship detachment that lands in the attacked territory is one response.',
    ),
    rule('SEC-RESP-06', 'Arrival', 'Responders enter the battle as reserves.', null, AT_THE_TABLE),
    rule(
      'SEC-RESP-07',
      'Limits',
      'Isolated detachments cannot respond, and a response may not leave an own major empty.',
    ),
    rule(
      'SEC-RESP-08',
      'Bound to the battle',
      'A responder fights in that battle and cannot be recalled. It no longer defends the territory it came from.',
    ),
  ],
};

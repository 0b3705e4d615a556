import { AT_THE_TABLE, type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** SEC-BTL. */
export const BTL_RULES: RuleChapter = {
  title: 'Battles',
  rules: [
    rule(
      'SEC-BTL-01',
      'Defenders',
      'Defenders that are not responders begin in their half of the table.',
      null,
      AT_THE_TABLE,
    ),
    rule(
      'SEC-BTL-02',
      'Fortifications',
      'In a fortified territory the defender gets one fortification for each full 250 points of defenders that are not responders: a bunker or entrenchment of up to 15 cm a side, or 15 cm of razor wire.',
    ),
    rule(
      'SEC-BTL-03',
      'Attackers',
      'Attackers enter as in a meeting engagement. Airborne detachments from a line that is not adjacent enter as reserves.',
      null,
      AT_THE_TABLE,
    ),
    rule(
      'SEC-BTL-04',
      'Order of battles',
      'The battles of a turn are fought in any order.',
      'Each report is published when it is confirmed. Control and retreats follow together, when the last one is.',
    ),
    rule(
      'SEC-BTL-05',
      'The victor controls the territory',
      'The winner of a battle gains, or keeps, control of the territory.',
      'After a draw nothing changes: attackers go back, and nobody scores.',
    ),
    rule(
      'SEC-BTL-06',
      'The victor’s choice',
      'The winner chooses which detachments stay in the territory and which go back to where they started.',
      'Responders of a winning defender likewise. Those whose start was lost, and dropship troops, stay. Without a choice attackers stay and responders go back. Control needs no garrison.',
    ),
    rule(
      'SEC-BTL-07',
      'Beaten defenders',
      'Beaten defenders retreat into a friendly territory of the same line or of the one behind it.',
      'Friendly after all results of the turn, in any row. Each detachment separately; without a choice into the same line, lowest id first. If there is none they are destroyed, and it costs as much as if they had been isolated (setting `noRetreatScoring`).',
    ),
    rule(
      'SEC-BTL-08',
      'Beaten attackers',
      'Beaten attackers return to where they started.',
      'If that was lost they retreat from there. Beaten dropship troops retreat from the attacked line.',
    ),
    rule('SEC-BTL-09', 'Isolated losers', 'Isolated detachments that lose a battle are removed from the campaign.'),
    rule(
      'SEC-BTL-10',
      'Half strength and wiped out',
      'A detachment is below half strength with fewer than half its units left. Aircraft are reduced with half or fewer.',
      'The report says it for each detachment.',
    ),
    rule(
      'SEC-BTL-11',
      'Losses are made good',
      'All losses are restored between battles. Detachments that were wiped out are rebuilt.',
      'They retreat with the others.',
    ),
    rule(
      'SEC-BTL-12',
      'Report',
      'Either side reports the result: who won, and for each detachment what it suffered and achieved.',
      'The other side confirms, amends or disputes it within 72 hours (setting `reportConfirmHours`); silence confirms. An amendment is answered by the side that filed. A dispute goes to the referee; without a ruling in 14 days (setting `disputeDays`) the dice decide.',
    ),
    rule(
      'SEC-BTL-13',
      'Concession',
      'A side may concede a battle. It loses without losses, and the winner scores half, rounded down.',
    ),
    rule(
      'SEC-BTL-14',
      'Quick resolution',
      'A battle that is not fought in time, or for which both sides ask, is decided by dice: each side rolls a die and adds 1 for each full 250 points, the attacker 1, the defender of a fortified territory 1. The higher sum wins; equal sums are a draw.',
      'Then each detachment rolls. Of the loser’s a 1 is wiped out and a 2 or 3 below half; of the winner’s, and of both in a draw, a 1 is below half. Nobody gains experience beyond that for fighting. Setting `quickGivesVp`.',
    ),
    rule(
      'SEC-BTL-15',
      'Publication',
      'A confirmed report is public at once, with names, points and experience levels of the detachments that fought.',
      'Sheets remain between the two sides. Nothing is published about detachments that did not fight.',
    ),
    rule(
      'SEC-BTL-16',
      'One battle a turn',
      'A detachment fights at most one battle per turn.',
      'One that is wiped out in the air takes no part. If no attacker is left the attack lapses, and the defender keeps the territory without points.',
    ),
    rule(
      'SEC-BTL-17',
      'Aircraft on the ground',
      'Aircraft that are based in an attacked territory defend it like everybody else, unless they have left it for another battle.',
      'A territory with nothing but aircraft is not undefended.',
    ),
    rule(
      'SEC-BTL-18',
      'Ways to fight',
      'Both sides agree on how they fight: at the table with a report, or by quick resolution; or one concedes.',
    ),
  ],
};

/** SEC-XP. */
export const XP_RULES: RuleChapter = {
  title: 'Experience',
  rules: [
    rule(
      'SEC-XP-01',
      'The same detachments',
      'The same detachments fight throughout. Losses are restored between battles.',
    ),
    rule(
      'SEC-XP-02',
      'Levels',
      '0: Green. 1 to 5: Experienced. 6 to 10: Veteran. 11 to 20: Crack. 21 and more: Elite.',
    ),
    rule(
      'SEC-XP-03',
      'What it brings',
      'Green detachments remove D6−2 blast markers when they rally. Veterans are stubborn. Crack detachments remove D6 when they rally. The elite have +1 in assaults and firefights.',
      'The benefits of lower levels are kept. D6−2 is never below 0.',
      AT_THE_TABLE,
    ),
    rule('SEC-XP-04', 'Honours of war engines', 'War engines gain one battle honour for each 5 points above 21.'),
    rule(
      'SEC-XP-05',
      'Gains',
      '+1 for fighting, +1 for each objective that nobody had claimed, +1 for each 6 in an assault or firefight, +1 for each war engine detachment wrecked or destroyed, −3 for falling below half strength.',
    ),
    rule('SEC-XP-06', 'At worst nothing', 'A battle gives at worst 0 points, unless the detachment is wiped out.'),
    rule(
      'SEC-XP-07',
      'Wiped out',
      'A detachment that is wiped out gains nothing from the battle and loses 1 point.',
      'The total is never below 0.',
    ),
    rule(
      'SEC-XP-08',
      'What it brings aircraft',
      'Green: intercept −1. Veteran: intercept +1. Crack: gunnery +1. Elite: armour +1.',
      'Kept from Veteran on. The intercept rating counts against drops; gunnery and armour count in the air combat of SEC-AIR-12.',
    ),
    rule(
      'SEC-XP-09',
      'Gains of aircraft',
      '+1 for fighting, +1 for each enemy aerial detachment reduced to half, +1 for each war engine detachment wrecked or destroyed, −3 for being reduced to half.',
      'All air combat of a turn counts as one battle.',
    ),
    rule(
      'SEC-XP-10',
      'When it counts',
      'Experience is credited when a report is confirmed, and that of air combat at the end of the turn. A new level counts from the next battle.',
    ),
    rule(
      'SEC-XP-11',
      'Alterations',
      'Each choice that is altered in a detachment, or added to it, costs 1 experience point.',
      'Detachments are fixed, so this is off unless setting `alterations` says otherwise. Then it is done while the side decides at the start of a turn, and the army gets no larger.',
    ),
  ],
};

import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** NODE-CP. */
export const CP_RULES: RuleChapter = {
  title: 'Command points',
  rules: [
    rule(
      'NODE-CP-01',
      'Starting points',
      'Players begin with 7 command points (CP), Space Marines with none.',
      'The setting `startCp` changes the 7.',
    ),
    rule(
      'NODE-CP-02',
      'One point a day',
      'Each player gains 1 CP at midnight.',
      'Midnight is that of the campaign’s time zone. Players without battleforces gain the point too; during a pause nobody does. A Guard that nobody plays has no CP. The setting `dailyCp` changes the 1.',
    ),
    rule(
      'NODE-CP-03',
      'At most 14',
      'Nobody can have more than 14 CP. Anything gained beyond that is lost.',
      'Ordinary and acceleration points count together when points are gained. Acceleration points themselves are never lost. The setting `cpCap` changes the 14.',
    ),
    rule(
      'NODE-CP-04',
      'Spend at any time',
      'Points can be spent at any moment, and a single command can spend all of them on several orders.',
    ),
    rule(
      'NODE-CP-05',
      'Top-up when nobody can act',
      'If all players have fewer than 5 CP at the end of a day, everyone gains as many points as the richest player needs to reach 5.',
      'This is checked after the points of the day and any Waagh! bonus. Points under embargo do not count towards the 5, but they count towards the 14. The setting `lowCpThreshold` changes the 5; at 0 there is no top-up.',
    ),
    rule(
      'NODE-CP-06',
      'Acceleration at game night',
      'If no battle is pending at game night, every player gains 1 CP and may give one order. This repeats until a battle is pending.',
      'The referee opens and closes a session. In each round all players who are present may order at the same time; their orders are carried out as they arrive, and an order that costs nothing counts too. The round ends when everyone present has ordered or passed, or after 15 minutes. As soon as a battle is pending the session ends, or at the end of that round, as the setting `accelerationEnds` says; it also ends after 20 rounds. Players who come or go count from the next round on. A report that waits for confirmation is a pending battle; a battle against a Guard that nobody plays is over immediately and never pending.',
    ),
    rule(
      'NODE-CP-07',
      'One order in a round',
      'In a round of a session a player gives one order, not several at once.',
    ),
    rule(
      'NODE-CP-08',
      'Absent players',
      'Players who are not there gain the acceleration points too, but give no orders during the session.',
      'Their postdated orders that fall due during the session are carried out after it.',
    ),
    rule(
      'NODE-CP-09',
      'No limit for acceleration',
      'Acceleration points are not lost when they raise the total above 14.',
      'This holds for everyone. While the total is 14 or more, ordinary points are lost.',
    ),
    rule(
      'NODE-CP-10',
      'Not against absent players',
      'Acceleration points cannot be spent to attack players who are not there.',
      'An order that would start or join a battle against their battleforces or Roks must be paid with ordinary points alone during the session. Their empty nodes may be entered, unless the setting `accelerationProtectsNodes` protects them too.',
    ),
    rule(
      'NODE-CP-11',
      '24 hours of embargo',
      'Acceleration points that are left after a session can be spent once 24 hours have passed.',
      'Counted from the end of the session. During the next session they can be spent again. The setting `accelerationEmbargoHours` changes the 24 hours.',
    ),
    rule(
      'NODE-CP-12',
      'Acceleration first',
      'If both kinds of points can pay for an order, acceleration points are spent first.',
    ),
    rule(
      'NODE-CP-13',
      'Order of midnight',
      'At midnight come, in this order: the daily CP; after a Sunday the Waagh! bonus; the top-up; after a Sunday the victory points of the week; a die for each battle whose time is up; the check for victory; orders for this midnight.',
      'Late players enter last.',
    ),
    rule(
      'NODE-CP-14',
      'Points from the referee',
      'The referee may give points to everyone, to speed the war up, or to one player, to make up for a late start or a handicap.',
      'The reason is public. The limit of 14 applies unless the referee waives it. The referee may also take points away, but never more than a player has.',
    ),
  ],
};

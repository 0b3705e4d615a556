import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const GAR_RULES: RuleChapter = {
  title: 'Garrisons',
  rules: [
    rule(
      'HEX-GAR-01',
      'How a garrison comes to be',
      'A garrison-detachment that settles in a Stronghold becomes its garrison.',
      'Only before the war are garrisons placed directly.',
    ),
    rule(
      'HEX-GAR-02',
      'Half cost',
      'Models of garrisons cost half of their points in BP.',
      'Rounded up unit by unit. Sent home they return half of that.',
    ),
    rule(
      'HEX-GAR-03',
      'Size',
      'A Camp holds 250 points, a Fortification 500, a Capital Fortification 750: points, not BP.',
    ),
    rule(
      'HEX-GAR-04',
      'Composition',
      '1 to 4 Troops, up to one HQ, one Fast Attack and one Heavy Support, no Elite. There is no smallest size.',
    ),
    rule(
      'HEX-GAR-05',
      'One for each Stronghold',
      'A Stronghold with a garrison takes no other.',
      'Two may be on their way to the same one: the first to come settles.',
    ),
    rule('HEX-GAR-06', 'Bound to the place', 'A garrison never leaves its hex, never marches again and always guards.'),
    rule(
      'HEX-GAR-07',
      'With a detachment',
      'A garrison and a detachment may share a hex and defend it together.',
      'Both take part in one battle and both have its losses; the detachment’s owner gains what the battle brings.',
    ),
    rule(
      'HEX-GAR-08',
      'Disbanding',
      'Garrisons are sent home whole or in part, like detachments; what remains must still be a garrison.',
      'Units without living models do not count for that.',
    ),
    rule(
      'HEX-GAR-09',
      'Building them',
      'A garrison-detachment is built like a detachment, of a garrison’s composition, for a Stronghold that is named with the order.',
      'For an own one without a garrison and large enough. It neither waits for nor fills a quota.',
    ),
    rule(
      'HEX-GAR-10',
      'The march',
      'It goes to its Stronghold by a fastest way and settles as soon as it ends a move there, whoever of the own side stands in the hex. In battle it guards.',
      'The engine plots a cheapest way on what the owner knows and moves it after his other pieces; he may draw another way that brings it as near. In the hex of its own target it settles as it arrives. If the Stronghold is lost, filled or too small by then, it stays where it is until its owner names another in the Build phase.',
    ),
    rule(
      'HEX-GAR-11',
      'Not counted',
      'On the march garrisons count for no quota; neither they nor garrisons gain experience.',
      'They do hold their hex and a zone of control, and cost maintenance until they settle.',
    ),
    rule(
      'HEX-GAR-12',
      'Replacing the lost',
      'Garrisons buy back lost models at half cost where a detachment could: in own settlements and in or next to the Capital.',
      'Their structure never changes.',
    ),
  ],
};

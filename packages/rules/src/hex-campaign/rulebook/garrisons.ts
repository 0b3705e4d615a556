import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const GAR_RULES: RuleChapter = {
  title: 'Garrisons',
  rules: [
    rule(
      'HEX-GAR-01',
      'How garrisons are formed',
      'A garrison-detachment that settles in a Stronghold becomes its garrison.',
      'Garrisons can be placed directly only before the war.',
    ),
    rule(
      'HEX-GAR-02',
      'Half cost',
      'Models of garrisons cost half their points in BP.',
      'Rounded up unit by unit. When sent home they refund half of that.',
    ),
    rule(
      'HEX-GAR-03',
      'Size',
      'A Camp holds 250 points, a Fortification 500, a Capital Fortification 750. These are points, not BP.',
    ),
    rule(
      'HEX-GAR-04',
      'Composition',
      '1 to 4 Troops, up to one HQ, one Fast Attack and one Heavy Support, and no Elite. There is no minimum size.',
    ),
    rule(
      'HEX-GAR-05',
      'One per Stronghold',
      'A Stronghold can have only one garrison.',
      'Two may be on their way to the same one: the first to arrive settles.',
    ),
    rule('HEX-GAR-06', 'Bound to the place', 'A garrison never leaves its hex, never marches again and always guards.'),
    rule(
      'HEX-GAR-07',
      'With a detachment',
      'A garrison and a detachment may share a hex and defend it together.',
      'Both take part in one battle and both share its losses; the detachment’s owner gets what the battle earns.',
    ),
    rule(
      'HEX-GAR-08',
      'Disbanding',
      'Garrisons can be sent home whole or in part, like detachments; the rest must still be a legal garrison.',
      'Units without living models do not count for this.',
    ),
    rule(
      'HEX-GAR-09',
      'Building garrisons',
      'A garrison-detachment is built like a detachment, with a garrison’s composition, for a Stronghold named in the order.',
      'The Stronghold must belong to the player, have no garrison and be large enough. A garrison-detachment neither depends on a quota nor counts toward one.',
    ),
    rule(
      'HEX-GAR-10',
      'The march',
      'It goes to its Stronghold by one of the fastest routes and settles as soon as it ends a move there, even if a friendly army is in the hex. In battle it guards.',
      'The engine plots one of the cheapest routes from what the owner knows and moves the garrison after the owner’s other pieces; the owner may draw another route that brings it as close. If it arrives in the hex of its own target, it settles there. If the Stronghold is lost, already garrisoned or too small by then, it stays where it is until its owner names another in the Build phase.',
    ),
    rule(
      'HEX-GAR-11',
      'Not counted',
      'Garrisons on the march do not count toward any quota; neither they nor garrisons gain experience.',
      'They do hold their hex and a zone of control, and cost maintenance until they settle.',
    ),
    rule(
      'HEX-GAR-12',
      'Replacing losses',
      'Garrisons can buy back lost models at half cost wherever a detachment could: in the player’s settlements and in or next to the Capital.',
      'Their structure can never change.',
    ),
  ],
};

import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const ROUTE_RULES: RuleChapter = {
  title: 'Transport routes',
  rules: [
    rule(
      'HEX-ROUTE-01',
      'A route for each Resource hex',
      'In the Build phase the owner of a Resource hex draws the route of its RP to a settlement of his. At the end of the turn they travel it and become BP there.',
      'A route stays until it is changed. RP without a route are lost; they are never stored.',
    ),
    rule(
      'HEX-ROUTE-02',
      'Length',
      'A route is measured in movement points, as a wheeled vehicle would drive it: every hex entered after the Resource hex counts, the destination too, and a road link halves its hex.',
      'Ground and rivers that wheels cannot pass without a road bar the route.',
    ),
    rule(
      'HEX-ROUTE-03',
      'Over friendly land',
      'All hexes of a route are controlled by its owner or an ally, and it ends in a settlement of the owner.',
      'The land of a pact partner does not count as friendly.',
    ),
    rule(
      'HEX-ROUTE-04',
      'Loss on the way',
      'Six movement points are free. Each one more costs 10 % of the RP, up to all of them.',
      'What arrives is rounded down.',
    ),
    rule(
      'HEX-ROUTE-05',
      'Looked at again on delivery',
      'When the RP travel, each hex of the route, the Resource hex and the destination included, must still be friendly and outside enemy zones of control; otherwise nothing arrives.',
      'A hex with an own or allied army is in no zone of its enemies, so guards keep a route open. Who does not see the enemy is told that one holds the route, and not where.',
    ),
    rule(
      'HEX-ROUTE-06',
      'Raiders take theirs first',
      'RP that raids have taken this turn do not travel.',
      'A raid on the Resource hex takes all of a turn’s RP, one on a hex of the route half of them. What is left arrives only if nothing holds the route by then; a raider that is back next to it does.',
    ),
    rule(
      'HEX-ROUTE-07',
      'A new Resource hex',
      'A Resource hex yields from the turn after it was won.',
      'Its new owner draws a route of his own; that of the owner before him is not handed over.',
    ),
  ],
};

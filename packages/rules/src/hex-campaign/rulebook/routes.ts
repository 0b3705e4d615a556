import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const ROUTE_RULES: RuleChapter = {
  title: 'Transport routes',
  rules: [
    rule(
      'HEX-ROUTE-01',
      'A route for each Resource hex',
      'In the Build phase the owner of a Resource hex draws a route for its RP to one of their settlements. At the end of the turn the RP travel along it and become BP there.',
      'A route stays until it is changed. RP without a route are lost; they cannot be stored.',
    ),
    rule(
      'HEX-ROUTE-02',
      'Length',
      'A route is measured in movement points for a wheeled vehicle: every hex after the Resource hex counts, including the destination, and a road link halves the cost of its hex.',
      'Ground and rivers that wheels cannot cross without a road block the route.',
    ),
    rule(
      'HEX-ROUTE-03',
      'Over friendly land',
      'Every hex of a route must be controlled by its owner or an ally, and the route must end in one of the owner’s settlements.',
      'A pact partner’s land does not count as friendly.',
    ),
    rule(
      'HEX-ROUTE-04',
      'Loss along the way',
      'Six movement points are free. Each further point costs 10% of the RP, up to all of them.',
      'The amount that arrives is rounded down.',
    ),
    rule(
      'HEX-ROUTE-05',
      'Checked again on delivery',
      'When the RP travel, every hex of the route, including the Resource hex and the destination, must still be friendly and outside enemy zones of control; otherwise nothing arrives.',
      'A hex with the player’s own or an allied army is in no enemy zone, so guards keep a route open. A player who cannot see the enemy is told that one holds the route, but not where.',
    ),
    rule(
      'HEX-ROUTE-06',
      'Raids come first',
      'RP that raids have taken this turn do not travel.',
      'A raid on the Resource hex takes all of its RP for the turn; a raid on a hex of the route takes half. The rest arrives only if no enemy holds the route by then; a raider that has returned to a hex next to it does.',
    ),
    rule(
      'HEX-ROUTE-07',
      'A new Resource hex',
      'A Resource hex yields RP from the turn after it was won.',
      'Its new owner draws a new route; the previous owner’s route is not handed over.',
    ),
  ],
};

import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const ROAD_RULES: RuleChapter = {
  title: 'Roads',
  rules: [
    rule(
      'HEX-ROAD-01',
      'Actions',
      'As many a turn as the player controls Urban hexes of size 2 and more.',
      'A settlement that grows this turn counts. An action that is refused when its turn comes is not used up.',
    ),
    rule(
      'HEX-ROAD-02',
      'Price',
      '50 BP for each action, paid by the Capital or an own Urban hex within three hexes of either end.',
    ),
    rule(
      'HEX-ROAD-03',
      'Where',
      'Between two neighbouring hexes, both the player’s own and in no enemy zone of control.',
      'Where a road joins the two already, built or by itself to a settlement, none is built.',
    ),
    rule(
      'HEX-ROAD-04',
      'One difficult hex',
      'If one of the two is nothing but plains and the other is not, a die of 3 or more is needed.',
      'A hex with a river on one of its six sides is not nothing but plains.',
    ),
    rule('HEX-ROAD-05', 'Two difficult hexes', 'If neither is nothing but plains, 5 or more is needed.'),
    rule(
      'HEX-ROAD-06',
      'Failure',
      'The BP are lost. Another action may try again, also in the same turn.',
      'An order sheet may hold a second attempt in reserve: if the first succeeds it costs nothing and uses up no action.',
    ),
    rule(
      'HEX-ROAD-07',
      'Sea, settlements, others',
      'No road leads into the sea. Urban hexes are judged by their terrain. Roads last and serve whoever travels on them.',
      'Sea belongs to nobody, and a road needs two own hexes.',
    ),
  ],
};

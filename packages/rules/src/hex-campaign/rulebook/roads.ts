import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const ROAD_RULES: RuleChapter = {
  title: 'Roads',
  rules: [
    rule(
      'HEX-ROAD-01',
      'Road actions',
      'A player has one road action a turn for each Urban hex of size 2 or more that they control.',
      'A settlement that grows this turn counts. An action that is refused when it would be carried out is not used up.',
    ),
    rule(
      'HEX-ROAD-02',
      'Price',
      '50 BP for each action, paid by the Capital or by one of the player’s own Urban hexes within three hexes of either end.',
    ),
    rule(
      'HEX-ROAD-03',
      'Where',
      'Between two neighbouring hexes, both controlled by the player and in no enemy zone of control.',
      'No road can be built where one already joins the two hexes, whether built or automatic.',
    ),
    rule(
      'HEX-ROAD-04',
      'One difficult hex',
      'If one of the two hexes is pure plains and the other is not, the road needs 3 or more on a die.',
      'A hex with a river on one of its six sides is not pure plains.',
    ),
    rule('HEX-ROAD-05', 'Two difficult hexes', 'If neither hex is pure plains, the road needs 5 or more.'),
    rule(
      'HEX-ROAD-06',
      'Failure',
      'The BP are lost. Another action may try again, even in the same turn.',
      'An order sheet may include a second attempt in reserve. If the first succeeds, the second costs nothing and uses up no action.',
    ),
    rule(
      'HEX-ROAD-07',
      'Sea, settlements, others',
      'No road can lead into the sea. Urban hexes count as their terrain. Roads last, and anyone may travel on them.',
      'Nobody can control the sea, and a road needs two hexes of the player’s own.',
    ),
  ],
};

import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const MAP_RULES: RuleChapter = {
  title: 'The map',
  rules: [
    rule(
      'HEX-MAP-01',
      'One terrain per hex',
      'Each hex is plains, hills, forest, jungle or sea. Rivers and roads lie on top.',
    ),
    rule(
      'HEX-MAP-02',
      'Rivers',
      'Crossing a river costs extra movement unless a road bridges it.',
      'Rivers lie on the sides between hexes; a hex contains a river when one of its six sides is one.',
    ),
    rule(
      'HEX-MAP-03',
      'Roads',
      'A road links two neighbouring hexes. An Urban hex is linked by itself to neighbouring Urban hexes and to neighbours with a built road.',
      'Links of Urban hexes make no further links and go with the settlement. Setting roadModel: hexes joins any two neighbours that each have a road. A player’s map, options and costs count only the links that follow from the roads and settlements he knows: his own, his allies’, those in sight and those last seen.',
    ),
    rule(
      'HEX-MAP-04',
      'Airspaces',
      'The map is divided into numbered Airspaces; each hex lies in one.',
      'The default grid divides columns and rows evenly and numbers from the top left.',
    ),
    rule(
      'HEX-MAP-05',
      'Native race',
      'The world has one home race: settlements and mercenaries that are found belong to it.',
      'Human natives count as Imperial Guard.',
    ),
    rule('HEX-MAP-06', 'Map size', 'Any size; 11 by 10 suits four players.'),
    rule('HEX-MAP-07', 'The sea belongs to nobody', 'Sea hexes cannot be controlled.'),
    rule(
      'HEX-MAP-08',
      'One site per hex',
      'A hex holds one Resource or one Urban site at most; a Stronghold may stand with either.',
      'A Village in a Resource hex is refused, a Camp is not.',
    ),
    rule(
      'HEX-MAP-09',
      'Who may share a hex',
      'One detachment and one garrison of friendly sides, and any number of convoys, spies and diplomats.',
      'Detachments that are built find the nearest free hex.',
    ),
  ],
};

import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const MAP_RULES: RuleChapter = {
  title: 'The map',
  rules: [
    rule(
      'HEX-MAP-01',
      'One terrain per hex',
      'Each hex is plains, hills, forest, jungle or sea. A hex may also have rivers and roads.',
    ),
    rule(
      'HEX-MAP-02',
      'Rivers',
      'Crossing a river costs extra movement unless a road bridges it.',
      'Rivers run along the sides between hexes; a hex contains a river if one of its six sides is a river.',
    ),
    rule(
      'HEX-MAP-03',
      'Roads',
      'A road links two neighbouring hexes. An Urban hex is automatically linked to neighbouring Urban hexes and to neighbours with a built road.',
      'The links of an Urban hex create no further links and disappear with the settlement. Setting `roadModel`: `hexes` joins any two neighbours that each have a road. A player’s map, options and costs count only the links from roads and settlements the player knows: their own, their allies’, those in sight and those last seen.',
    ),
    rule(
      'HEX-MAP-04',
      'Airspaces',
      'The map is divided into numbered Airspaces; each hex is in one.',
      'The default grid divides columns and rows evenly and is numbered from the top left.',
    ),
    rule(
      'HEX-MAP-05',
      'Native race',
      'Each world has one native race. Native settlements and mercenaries belong to it.',
      'Human natives count as Imperial Guard.',
    ),
    rule('HEX-MAP-06', 'Map size', 'Any size; 11 by 10 suits four players.'),
    rule('HEX-MAP-07', 'Nobody owns the sea', 'Nobody can control a sea hex.'),
    rule(
      'HEX-MAP-08',
      'One site per hex',
      'A hex holds at most one Resource or Urban site; a Stronghold may share the hex with either.',
      'A Village in a Resource hex is not allowed, but a Camp is.',
    ),
    rule(
      'HEX-MAP-09',
      'Who may share a hex',
      'One detachment and one garrison from friendly sides, and any number of convoys, spies and diplomats.',
      'Newly built detachments take the nearest free hex.',
    ),
  ],
};

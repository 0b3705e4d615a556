import { leftOut, type RuleChapter, rule } from '../../kernel/rulebook.ts';

const GUIDED = leftOut('The presets place the sites by dice; placement by the players comes with the guided set-up.');
const BUILDING = leftOut('Comes with the build phase.');

export const START_RULES: RuleChapter = {
  title: 'Setting up',
  rules: [
    rule(
      'HEX-START-01',
      'Starting land',
      'Each player starts with a zone of hexes; all other land is uncontrolled and undiscovered.',
    ),
    rule(
      'HEX-START-02',
      'Starting Capital',
      'Each player has a Metropol of the own race as Capital, with spaceport, espionage center, prison, airbase and a Capital Fortification.',
      'The airbase is a minor one; the Capital Fortification starts empty.',
    ),
    rule(
      'HEX-START-03',
      'Other Urban hexes',
      'Each player has further Urban hexes; a die gives the size: 1 to 3 Village, 4 and 5 Town, 6 City.',
    ),
    rule('HEX-START-04', 'Resource hexes', 'Each player has Resource hexes; a die gives the yield: 50 for each point.'),
    rule(
      'HEX-START-05',
      'Starting BP',
      'The Capital starts with a stock of BP and gets reinforcement BP each turn.',
      null,
      leftOut('The stock is there; income comes with the build phase.'),
    ),
    rule(
      'HEX-START-06',
      'Spending the starting BP',
      'Before turn 1 the stock buys detachments, settlements, buildings, Strongholds and garrisons.',
      'Detachments stand in the Capital or the nearest free own hexes. Until the build phase is played, armies come from the army lists of the seats.',
      BUILDING,
    ),
    rule('HEX-START-07', 'Own sites', 'Players choose where in their land the sites go.', null, GUIDED),
    rule(
      'HEX-START-08',
      'Room for the Capital',
      'All six neighbours of the Capital are on the map and controlled by the player.',
    ),
    rule(
      'HEX-START-09',
      'Urban hexes apart',
      'Other Urban hexes lie at least two hexes from the Capital and from each other.',
    ),
    rule('HEX-START-10', 'Resource hexes apart', 'Resource hexes lie at least three hexes from each other.'),
    rule(
      'HEX-START-11',
      'Resource hexes away from the Capital',
      'Resource hexes lie at least two hexes from the Capital.',
    ),
    rule('HEX-START-12', 'Room for resources', 'All six neighbours of a Resource hex are on the map.'),
    rule('HEX-START-13', 'One site per start hex', 'No two sites share a hex.'),
    rule(
      'HEX-START-14',
      'Free roads',
      'After the placement each player builds some roads without paying.',
      'Only the BP are waived; the die for the terrain is rolled.',
      leftOut('Comes with road building.'),
    ),
    rule(
      'HEX-START-15',
      'Three players',
      'As the four-player preset, with one corner empty.',
      'The source’s drawing is lost; three random corners of the four-player map serve.',
    ),
    rule(
      'HEX-START-16',
      'Four players',
      'An 11 by 10 map; each player holds the hex one in from a random corner and all land within three hexes.',
      'Zones end at the map’s edge and leave out the sea. Setting startZones: fair trims all zones to the smallest.',
    ),
    rule('HEX-START-17', 'Other set-ups', 'The starting values may be changed for other maps and numbers of players.'),
    rule(
      'HEX-START-18',
      'Races and list choices',
      'Nine races can be played; Chaos and Eldar players make further choices.',
      null,
      leftOut('Races can be chosen; the further choices come with the race chapters.'),
    ),
    rule(
      'HEX-START-19',
      'Order of set-up',
      'Corners and races, sizes and yields, placement, free roads, spending.',
      null,
      GUIDED,
    ),
  ],
};

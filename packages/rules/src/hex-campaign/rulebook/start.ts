import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

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
      'Each player’s Capital is a Metropol of their own race with a Major Space Port, an Espionage Center, a Prison, an airbase and a Capital Fortification.',
      'The airbase is a minor one; setting `startAirbase` makes it a major one. The Capital Fortification starts without defences or a garrison. Income and maintenance begin with turn 1.',
    ),
    rule(
      'HEX-START-03',
      'Other Urban hexes',
      'Besides the Capital, each player has other Urban hexes. Roll a die for the size of each: 1 to 3 Village, 4 or 5 Town, 6 City.',
    ),
    rule(
      'HEX-START-04',
      'Resource hexes',
      'Each player has Resource hexes. Roll a die for the yield of each: 50 for each point rolled.',
    ),
    rule(
      'HEX-START-05',
      'Starting BP',
      'The Capital starts with a stock of BP, and reinforcement BP arrive there every turn.',
      'Settings `startBp` and `reinforcementBp`. The first reinforcements come with the upkeep of turn 1.',
    ),
    rule(
      'HEX-START-06',
      'Spending the starting BP',
      'Before turn 1, players spend the stock on detachments, settlements, buildings, Strongholds, defences and garrisons, or save it.',
      'There is one build step before turn 1, in which the Capital pays for everything at any distance. Detachments are complete immediately, in the Capital or the nearest free hexes the player owns; garrisons cost half and are placed in their Strongholds. Each settlement and Stronghold can take at most one step, or none if it was bought in this step, and buildings produce nothing before turn 1. In a quick start, armies come from the army lists instead and the stock is kept.',
    ),
    rule(
      'HEX-START-07',
      'Own sites',
      'In secret, players choose where on their land to place their Capital and other sites.',
      'Sizes and yields are rolled first, so players choose which hex gets which. If a player hands in nothing, the sites are placed by dice roll, as they are for all players in a quick start.',
    ),
    rule(
      'HEX-START-08',
      'Room for the Capital',
      'All six neighbours of the Capital must be on the map and controlled by the player.',
      'Nobody can control the sea, so none of the six may be sea.',
    ),
    rule(
      'HEX-START-09',
      'Distance between Urban hexes',
      'Other Urban hexes are at least two hexes from the Capital.',
      'They are also at least two hexes from each other, like settlements founded later.',
    ),
    rule('HEX-START-10', 'Distance between Resource hexes', 'Resource hexes are at least three hexes from each other.'),
    rule('HEX-START-11', 'Resource hexes and the Capital', 'Resource hexes are at least two hexes from the Capital.'),
    rule(
      'HEX-START-12',
      'Room for resources',
      'All six neighbours of a Resource hex must be on the map.',
      'They do not have to belong to the player.',
    ),
    rule('HEX-START-13', 'One site per start hex', 'No two sites share a hex.'),
    rule(
      'HEX-START-14',
      'Free roads',
      'After placing sites, each player builds some roads free of charge.',
      'Only the BP are waived: the die for the terrain is still rolled, and a failure uses up the action. Towns do not limit the number, and unused actions lapse. An attempt that an earlier one has made unnecessary uses up no action.',
    ),
    rule(
      'HEX-START-15',
      'Three players',
      'For each of three players: 5000 BP, 300 reinforcement BP a turn, a Capital, one other Urban hex, two Resource hexes and five free roads.',
      'The drawing that went with this is lost, so three random corners of the four-player map are used.',
    ),
    rule(
      'HEX-START-16',
      'Four players',
      'The same for four players on 11 by 10 hexes with nine Airspaces. Each player starts one hex in from a random corner and holds all land within three hexes of it.',
      'Zones end at the edge of the map and leave out the sea. Setting `startZones`: `fair` trims all zones to the size of the smallest.',
    ),
    rule(
      'HEX-START-17',
      'Other set-ups',
      'The starting values may be changed for other maps and other numbers of players.',
      'A map may propose places for sites, which everybody can see. Dice put a site where the map proposes one of its kind, if it is allowed there, and choose among several such places. Players who place their own sites may put them elsewhere.',
    ),
    rule(
      'HEX-START-18',
      'Races and list choices',
      'There are nine playable races. A Chaos player chooses a god or Chaos Undivided, an Eldar player a craftworld.',
      'A guided set-up does not begin without these choices; a quick one uses Undivided and the standard craftworld if a player makes none. The choices are public.',
    ),
    rule(
      'HEX-START-19',
      'Order of set-up',
      'Corners and races, sizes and yields, placement, free roads, spending; then turn 1 begins.',
      'All players take each step together, the last three in secret. In a quick start, the first two steps and the placement are decided by dice roll, and turn 1 begins immediately.',
    ),
  ],
};

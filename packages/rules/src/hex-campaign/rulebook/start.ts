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
      'Each player has a Metropol of the own race as Capital, with a Major Space Port, an Espionage Center, a Prison, an airbase and a Capital Fortification.',
      'The airbase is a minor one; setting startAirbase makes it a major one. The Capital Fortification starts without defences and garrison. Income and maintenance begin with turn 1.',
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
      'The Capital starts with a stock of BP, and reinforcement BP arrive in it every turn.',
      'Settings startBp and reinforcementBp. The first reinforcements come with the upkeep of turn 1.',
    ),
    rule(
      'HEX-START-06',
      'Spending the starting BP',
      'Before turn 1 the stock buys detachments, settlements, buildings, Strongholds, defences and garrisons, or is saved.',
      'One build step before turn 1: the Capital pays for everything, wherever it stands. Detachments are complete at once, in the Capital or the nearest free own hexes; garrisons cost half and stand in their Strongholds. Each settlement and Stronghold takes one step at most, none when it was bought in this step, and no building produces before turn 1. In a quick start armies come from the army lists instead and the stock is kept.',
    ),
    rule(
      'HEX-START-07',
      'Own sites',
      'Players choose in secret where in their land the Capital and the other sites go.',
      'Sizes and yields are rolled first, so it is chosen which hex gets which. Whoever hands in nothing has the sites placed by dice, as all players have in a quick start.',
    ),
    rule(
      'HEX-START-08',
      'Room for the Capital',
      'All six neighbours of the Capital are on the map and controlled by the player.',
      'Sea belongs to nobody, so none of the six may be sea.',
    ),
    rule(
      'HEX-START-09',
      'Urban hexes apart',
      'Other Urban hexes lie at least two hexes from the Capital.',
      'And as far from each other, as settlements that are founded later.',
    ),
    rule('HEX-START-10', 'Resource hexes apart', 'Resource hexes lie at least three hexes from each other.'),
    rule(
      'HEX-START-11',
      'Resource hexes away from the Capital',
      'Resource hexes lie at least two hexes from the Capital.',
    ),
    rule(
      'HEX-START-12',
      'Room for resources',
      'All six neighbours of a Resource hex are on the map.',
      'They need not be the player’s own.',
    ),
    rule('HEX-START-13', 'One site per start hex', 'No two sites share a hex.'),
    rule(
      'HEX-START-14',
      'Free roads',
      'After the placement each player builds some roads without paying.',
      'Only the BP are waived: the die for the terrain is rolled, and a failure uses up the action. Towns do not limit the number, and what is left lapses. An attempt that an earlier one has made needless uses up nothing.',
    ),
    rule(
      'HEX-START-15',
      'Three players',
      '5000 BP, 300 reinforcement BP a turn, a Capital, one other Urban hex, two Resource hexes and five free roads for each of three players.',
      'The drawing that went with it is lost; three random corners of the four-player map serve.',
    ),
    rule(
      'HEX-START-16',
      'Four players',
      'The same for four on 11 by 10 hexes with nine Airspaces; each player holds the hex one in from a random corner and all land within three hexes.',
      'Zones end at the map’s edge and leave out the sea. Setting startZones: fair trims all zones to the smallest.',
    ),
    rule(
      'HEX-START-17',
      'Other set-ups',
      'The starting values may be changed for other maps and numbers of players.',
      'A map may propose places for sites, which everybody can read. Dice put a site where the map proposes one of its kind, if it may stand there, and choose among several. Players who place their own may put them elsewhere.',
    ),
    rule(
      'HEX-START-18',
      'Races and list choices',
      'Nine races can be played. A Chaos player names a god or Chaos Undivided, an Eldar player a craftworld.',
      'A guided set-up does not begin without these choices; a quick one takes Undivided and the standard craftworld where nothing is said. What was chosen is public.',
    ),
    rule(
      'HEX-START-19',
      'Order of set-up',
      'Corners and races, sizes and yields, placement, free roads, spending; then turn 1 opens.',
      'Each step is made by all together, the last three in secret. A quick start does the first two and the placement by dice and opens turn 1 at once.',
    ),
  ],
};

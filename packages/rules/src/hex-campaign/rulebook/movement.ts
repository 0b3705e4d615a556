import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const MOVEMENT_RULES: RuleChapter = {
  title: 'Movement',
  rules: [
    rule(
      'HEX-MOV-01',
      'Order of movers',
      'In order of initiative, each player moves all pieces in the order of their sheet. Then late movers move, highest initiative last. Then claims are resolved.',
    ),
    rule(
      'HEX-MOV-02',
      'Passing and stacking',
      'A detachment may pass through friendly detachments, but two may not end in the same hex.',
      'A move that would end on another detachment ends in the last free hex instead.',
    ),
    rule(
      'HEX-MOV-03',
      'Enemy hexes are closed',
      'In this phase nothing can enter a hex with an enemy army; it stops before it.',
    ),
    rule(
      'HEX-MOV-04',
      'Stop in a zone of control',
      'A piece that enters an enemy zone of control stops there. One that starts in a zone may leave it.',
    ),
    rule(
      'HEX-MOV-05',
      'Zone of control',
      'An army’s own hex and the six around it, except hexes held by an enemy army. Convoys, spies, diplomats and sites have no zone.',
    ),
    rule(
      'HEX-MOV-06',
      'Capturing convoys',
      'A detachment that enters a hex with an enemy convoy captures it with all its BP and keeps moving. The convoy does not move again this turn.',
    ),
    rule(
      'HEX-MOV-07',
      'Diplomats',
      'Diplomats move like convoys and are lost when an enemy detachment enters their hex. Both owners are told.',
    ),
    rule(
      'HEX-MOV-08',
      'Entering an enemy Urban hex',
      'A detachment that enters an undefended enemy Urban hex takes it immediately and may keep moving.',
    ),
    rule('HEX-MOV-09', 'Late movers', 'Follow and Advance move after everyone else.'),
    rule(
      'HEX-MOV-10',
      'Allowances',
      'Normal detachments 4, vehicle detachments 6, fast detachments 8; convoys, diplomats and spies 6.',
    ),
    rule(
      'HEX-MOV-11',
      'Terrain costs',
      'Plains 2, hills 4, forest 4, jungle 6, sea 2. Half along a road; 2 more to cross a river without a road.',
    ),
    rule(
      'HEX-MOV-12',
      'Roads',
      'A road counts from hex to hex along its link. It opens every terrain and bridges rivers.',
    ),
    rule('HEX-MOV-13', 'Skimmers and rivers', 'Skimmers pay nothing extra for rivers.'),
    rule(
      'HEX-MOV-14',
      'At least one hex',
      'A piece that has not moved may always enter one neighbouring hex that is open to it, whatever the cost.',
      'The source does not say; setting `minimumOneHex`.',
    ),
    rule(
      'HEX-MOV-15',
      'Who may enter what',
      'A detachment can enter only terrain that all its units can enter.',
      'Setting `terrainRestriction`: `ignore` drops this rule.',
    ),
    rule(
      'HEX-MOV-16',
      'Vehicles and rivers',
      'Wheeled vehicles need a bridge. Tracked vehicles may cross without one but stop on the far side.',
      'Setting `trackedRiver`: `stop`, `free` or `bridgeOnly`.',
    ),
    rule(
      'HEX-MOV-17',
      'Skimmers in bad terrain',
      'Skimmers that end a move in forest or jungle roll a die each and are damaged on 4 or more; at sea they are lost.',
      'This is rolled after the moves of the Movement phase and again after battle movement, each time for the detachments that moved. There is no roll if the last step followed a road, or for travel that is not over ground. Eldar and Dark Eldar convoys are skimmers: unharmed in forest and jungle, lost with their BP at sea.',
    ),
    rule(
      'HEX-MOV-18',
      'Flying high',
      'One movement point a hex over any terrain. An Airspace that an enemy controls is closed.',
      'A detachment that starts in a closed Airspace does not move at all; one on its way stops before its first hex.',
    ),
    rule('HEX-MOV-19', 'Spies and zones', 'Spies ignore zones of control and block nobody.'),
    rule('HEX-MOV-20', 'Convoys are wheeled', 'Convoys pay movement costs and enter terrain like wheeled vehicles.'),
    rule(
      'HEX-MOV-21',
      'Convoys need no escort',
      'Convoys carry out their own orders. A convoy in a claimed hex stays with its owner.',
    ),
    rule(
      'HEX-MOV-22',
      'Partners and allies',
      'A pact partner’s land is closed to detachments and convoys; an ally’s land is open.',
    ),
    rule('HEX-MOV-23', 'The edge of the map', 'Nothing can leave the map.'),
  ],
};

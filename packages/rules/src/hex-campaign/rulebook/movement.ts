import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const MOVEMENT_RULES: RuleChapter = {
  title: 'Movement',
  rules: [
    rule(
      'HEX-MOV-01',
      'Order of movers',
      'By initiative each player moves all pieces in the order of his sheet; then the late ones, highest initiative last; then claims.',
    ),
    rule(
      'HEX-MOV-02',
      'Passing and stacking',
      'Friendly detachments may be passed; two may not end in one hex.',
      'A move that would end on another detachment is cut back to the last free hex.',
    ),
    rule(
      'HEX-MOV-03',
      'Enemy hexes are closed',
      'Nothing enters a hex with an enemy army in this phase; it stops before it.',
    ),
    rule(
      'HEX-MOV-04',
      'Stop in a zone of control',
      'Who enters an enemy zone of control stops there. Who starts in one may leave it.',
    ),
    rule(
      'HEX-MOV-05',
      'Zone of control',
      'An army’s own hex and the six around it, except those held by an army that is its enemy. Convoys, spies, diplomats and sites have none.',
    ),
    rule(
      'HEX-MOV-06',
      'Capturing convoys',
      'A detachment that enters a hex with an enemy convoy takes it with all BP and goes on; the convoy moves no more this turn.',
    ),
    rule(
      'HEX-MOV-07',
      'Diplomats',
      'Diplomats move like convoys and are lost when an enemy detachment enters their hex; both owners are told.',
    ),
    rule(
      'HEX-MOV-08',
      'Entering an enemy Urban hex',
      'A detachment that enters an undefended enemy Urban hex takes it at once and may go on.',
    ),
    rule('HEX-MOV-09', 'Late movers', 'Follow and Advance move after all others.'),
    rule(
      'HEX-MOV-10',
      'Allowances',
      'Normal detachments 4, vehicle detachments 6, fast ones 8; convoys, diplomats and spies 6.',
    ),
    rule(
      'HEX-MOV-11',
      'Terrain costs',
      'Plains 2, hills 4, forest 4, jungle 6, sea 2; half along a road; two more over a river without one.',
    ),
    rule(
      'HEX-MOV-12',
      'Roads',
      'A road counts from hex to hex along its link; it opens every terrain and bridges rivers.',
    ),
    rule('HEX-MOV-13', 'Skimmers and rivers', 'Skimmers pay nothing extra for rivers.'),
    rule(
      'HEX-MOV-14',
      'At least one hex',
      'A piece that has not moved may always enter one neighbouring hex that is open to it, whatever the cost.',
      'The source is silent; setting minimumOneHex.',
    ),
    rule(
      'HEX-MOV-15',
      'Who may enter what',
      'A detachment enters only what all its units may enter.',
      'Setting terrainRestriction: ignore drops it.',
    ),
    rule(
      'HEX-MOV-16',
      'Vehicles and rivers',
      'Wheels need a bridge. Tracks may cross without one and stop on the far side.',
      'Setting trackedRiver: stop, free or bridgeOnly.',
    ),
    rule(
      'HEX-MOV-17',
      'Skimmers in bad terrain',
      'Skimmers that end a move in forest or jungle are damaged on 4 and more each; at sea they are lost.',
      'Rolled after the moves of the Movement phase and again after battle movement, each time for those who moved in it. No die is rolled if the last step follows a road, or for travel that is not over ground. Convoys of Eldar and Dark Eldar are skimmers: unharmed in forest and jungle, lost with their BP at sea.',
    ),
    rule(
      'HEX-MOV-18',
      'Flying high',
      'One point a hex over any terrain; an Airspace that an enemy controls is closed.',
      'Who starts in such an Airspace does not move at all; on its way it stops before the first hex of one.',
    ),
    rule('HEX-MOV-19', 'Spies and zones', 'Spies ignore zones of control and hinder nobody.'),
    rule('HEX-MOV-20', 'Convoys are wheeled', 'Convoys pay and enter as wheeled vehicles.'),
    rule(
      'HEX-MOV-21',
      'Convoys need no escort',
      'Convoys carry out their own orders; one in a claimed hex stays its owner’s.',
    ),
    rule(
      'HEX-MOV-22',
      'Partners and allies',
      'A pact partner’s land is closed to detachments and convoys; an ally’s is open.',
    ),
    rule('HEX-MOV-23', 'The edge of the map', 'Nothing leaves the map.'),
  ],
};

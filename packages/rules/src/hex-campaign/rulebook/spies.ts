import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const SPY_RULES: RuleChapter = {
  title: 'Spies',
  rules: [
    rule(
      'HEX-SPY-01',
      'Building a spy',
      'A spy costs 100 BP in a hex with an Espionage Center: one a turn, and up to three alive from each center. It moves 6 as infantry and has no zone of control.',
    ),
    rule('HEX-SPY-02', 'Invisible', 'Other players never see a spy.'),
    rule(
      'HEX-SPY-03',
      'Where a spy must stop',
      'When it enters a hex with an enemy detachment or convoy, an enemy settlement, Resource hex or Stronghold.',
      'Also where nobody knew of them. Places and pieces of partners and allies stop it only when its order names them. A settlement or Resource hex belongs to whoever controls it.',
    ),
    rule(
      'HEX-SPY-04',
      'Infiltrating',
      'A spy that has stopped so infiltrates at once: on a die of 1 it is caught, otherwise it succeeds.',
      'Of several targets in the hex it takes the one that its order prefers, otherwise the detachment, the Stronghold, the settlement, the Resource hex, a convoy, in this order.',
    ),
    rule(
      'HEX-SPY-05',
      'Caught',
      'The spy dies. Whoever it spied on learns all about the settlement where it was built, with the Stronghold in it, and all about one detachment of its owner, drawn at random.',
      'As much as a spy’s own report would tell, and the places come onto his map. If the settlement is no longer its owner’s, or he has no detachment on the map, only the other is told. Nobody else hears of it.',
    ),
    rule(
      'HEX-SPY-06',
      'After infiltration',
      'A spy goes wherever its detachment goes, or stays in its settlement, Resource hex or Stronghold, and may act in the battle orders.',
      'It goes with a convoy too.',
    ),
    rule(
      'HEX-SPY-07',
      'Switching',
      'Without a die it may switch to another detachment, Resource hex, settlement or Stronghold of somebody else in the same hex.',
      'Ordered with the movement or the battle orders. With the movement orders it switches before anybody moves. Convoys cannot be switched to.',
    ),
    rule(
      'HEX-SPY-08',
      'Leaving',
      'A spy may leave its target and go on alone; infiltrating again needs a new die.',
      'A Path with steps or a Follow order is leaving. It lets go before anybody moves, so a target that moves first does not carry it along.',
    ),
    rule(
      'HEX-SPY-09',
      'Losing the target',
      'When its target is captured or loses a battle the spy is free again, and stays where that happened.',
      'It is free too when its target changes hands in any other way or is no more. Free, it may infiltrate something in its own hex: a Path without steps that names it, with the usual die when its turn to move comes. With an attacker that leaves after a draw it goes along.',
    ),
    rule(
      'HEX-SPY-10',
      'Sight',
      'A spy sees its own hex and no other.',
      'Allies who share their sight do not look through each other’s spies: that would tell where they are.',
    ),
    rule(
      'HEX-SPY-11',
      'Battle orders of spies',
      'Guard, or Gain information about what it has infiltrated. Sabotage, Poison food and Spread rumours are named without rules.',
      'Those three are off unless the setting spyExtraMissions is on; they succeed on 4 and more. Sabotage puts a random building of the settlement, or defence of the Stronghold, out of use for the next turn. Poison food wounds, on a 6 each, a model of every unit at full strength in the infiltrated detachment, or garrison of the Stronghold; vehicles do not eat. Spread rumours makes a detachment move with the late ones in battle movement; its owner is told.',
    ),
    rule(
      'HEX-SPY-12',
      'Gaining information',
      'A die: on 1 the spy is caught, on 2 or 3 nothing comes of it, on 4 and more it reports. Guard needs no die.',
      'The spies of all players act before anything moves. Where those of several players act, the order is rolled as initiative is, and the roll is told to nobody.',
    ),
    rule(
      'HEX-SPY-13',
      'What is learned',
      'Of a detachment: where it is, its units and models, how many are wounded or damaged, its experience, and the captives that it holds. Of a Resource hex: yield and route. Of a settlement: size, buildings, stored BP. Of a Stronghold: level, defences and garrison in full. Of a convoy: its BP.',
      'A report tells of the moment before the battle moves and is not brought up to date.',
    ),
    rule(
      'HEX-SPY-14',
      'Spies and battles',
      'Spies are not attacked.',
      'Whose hex it is, and who marches in or out of it, makes no difference to a spy.',
    ),
  ],
};

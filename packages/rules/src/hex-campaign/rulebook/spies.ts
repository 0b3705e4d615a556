import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const SPY_RULES: RuleChapter = {
  title: 'Spies',
  rules: [
    rule(
      'HEX-SPY-01',
      'Building a spy',
      'A spy costs 100 BP in a hex with an Espionage Center: one a turn, and up to three alive from each center. It has MV 6, moves as infantry and has no zone of control.',
    ),
    rule('HEX-SPY-02', 'Invisible', 'Other players never see a spy.'),
    rule(
      'HEX-SPY-03',
      'Where a spy must stop',
      'It must stop when it enters a hex with an enemy detachment, convoy, settlement, Resource hex or Stronghold.',
      'This applies even if the player did not know of them. Places and pieces of partners and allies stop it only if its order names them. A settlement or Resource hex belongs to the player who controls it.',
    ),
    rule(
      'HEX-SPY-04',
      'Infiltrating',
      'A spy that has stopped in this way infiltrates immediately: on a die of 1 it is caught; otherwise it succeeds.',
      'If there are several targets in the hex, it takes the one its order prefers; otherwise the detachment, the Stronghold, the settlement, the Resource hex or a convoy, in this order.',
    ),
    rule(
      'HEX-SPY-05',
      'Caught',
      'The spy dies. The player it spied on learns everything about the settlement where it was trained, including its Stronghold, and everything about one detachment of its owner, drawn at random.',
      'As much as a spy’s own report would tell, and the places appear on that player’s map. If the settlement no longer belongs to the spy’s owner, or the owner has no detachment on the map, the player learns only the other. Nobody else is told.',
    ),
    rule(
      'HEX-SPY-06',
      'After infiltration',
      'A spy goes wherever its detachment goes, or stays in its settlement, Resource hex or Stronghold, and may act in the battle orders.',
      'The same applies to a convoy.',
    ),
    rule(
      'HEX-SPY-07',
      'Switching',
      'Without a die, it may switch to another player’s detachment, Resource hex, settlement or Stronghold in the same hex.',
      'Ordered with the movement or battle orders. With the movement orders it switches before anybody moves. It cannot switch to a convoy.',
    ),
    rule(
      'HEX-SPY-08',
      'Leaving',
      'A spy may leave its target and move on alone; infiltrating again needs a new die.',
      'A Path with steps or a Follow order makes it leave. It leaves before anybody moves, so a target that moves first does not take it along.',
    ),
    rule(
      'HEX-SPY-09',
      'Losing the target',
      'When its target is captured or loses a battle, the spy is free again and stays where that happened.',
      'It is also free when its target changes hands in any other way or no longer exists. A free spy may infiltrate something in its own hex: with a Path without steps that names the target, and the usual die when its turn to move comes. It goes along with an attacker that leaves after a draw.',
    ),
    rule(
      'HEX-SPY-10',
      'Sight',
      'A spy sees only its own hex.',
      'Allies who share sight do not see through each other’s spies, because that would reveal where they are.',
    ),
    rule(
      'HEX-SPY-11',
      'Battle orders of spies',
      'Guard, or Gain information about its target. The source names Sabotage, Poison food and Spread rumours without rules.',
      'Those three are off unless the setting `spyExtraMissions` is on; they succeed on 4 or more. Sabotage puts a random building of the settlement, or defence of the Stronghold, out of use for the next turn. Poison food affects the infiltrated detachment, or the garrison of the Stronghold: every unit at full strength has one model wounded on a 6; vehicles are not affected. Spread rumours makes a detachment move with the late ones in battle movement; its owner is told.',
    ),
    rule(
      'HEX-SPY-12',
      'Gaining information',
      'Roll a die: on 1 the spy is caught, on 2 or 3 nothing happens, on 4 or more it reports. Guard needs no die.',
      'All players’ spies act before anything moves. If spies of several players act, their order is rolled like initiative, and nobody is told the roll.',
    ),
    rule(
      'HEX-SPY-13',
      'What a report contains',
      'Of a detachment: where it is, its units and models, how many are wounded or damaged, its experience, and the captives it holds. Of a Resource hex: yield and route. Of a settlement: size, buildings and stored BP. Of a Stronghold: level, defences and full garrison. Of a convoy: its BP.',
      'A report shows the moment before battle movement and is not updated later.',
    ),
    rule(
      'HEX-SPY-14',
      'Spies and battles',
      'Nobody can attack spies.',
      'Spies are not affected by who owns the hex or who enters or leaves it.',
    ),
  ],
};

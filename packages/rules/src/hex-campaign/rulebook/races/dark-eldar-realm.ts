import { type RuleEntry, rule } from '../../../kernel/rulebook.ts';

export const DARK_ELDAR_REALM_RULES: readonly RuleEntry[] = [
  rule(
    'HEX-RACE-DE-01',
    'Smaller Strongholds',
    'A Stronghold can hold only half of everything, rounded up.',
    'Camp: no turret, 1 tower, no wall, 1 bunker, 25 BP of other works, a garrison of 125 points. Fortification: 1, 1, 1, 1, 50, 250. Capital Fortification: 1, 2, 2, 1, 75, 375.',
  ),
  rule(
    'HEX-RACE-DE-02',
    'Number of Strongholds',
    'A player may have three Strongholds for every two Urban hexes, rounded up.',
    'Counted when one is ordered: a player who loses settlements keeps their Strongholds but cannot build more.',
  ),
  rule(
    'HEX-RACE-DE-03',
    'Moving the Capital',
    'When everything else is built, the Capital may move, for 100 BP, to any of the player’s Urban hexes with a Stronghold and a garrison or detachment in it.',
    'The old Capital pays. It moves at most once a turn, and the move counts from the same turn on.',
  ),
  rule(
    'HEX-RACE-DE-04',
    'Left behind',
    'Buildings and defences that the old place may no longer have are disbanded.',
    'Everything that only a Capital may have goes. A Capital Fortification then counts as a Fortification, with its limits; a garrison that is too large is cut down, as the owner chooses or else cheapest units first. Disbanded items refund half their BP to the old hex.',
  ),
  rule(
    'HEX-RACE-DE-05',
    'Nobody is told',
    'The other players do not learn where the Capital starts or where it moves.',
    'The starting places of all other Capitals are public. Other players keep what they last saw until sight, a Recon, a spy or its capture shows it. A player with the Capital’s hex in sight sees that it is the Capital, and remembers it; a player who takes it is told.',
  ),
  rule(
    'HEX-RACE-DE-06',
    'Costly settlements',
    'Urban hexes cost twice the price to found and three times to enlarge: Village 400, Town 900 more, City 1500 more, Metropol 3000 more.',
  ),
  rule(
    'HEX-RACE-DE-07',
    'Smaller requirements',
    'Space Ports and Prisons need one size less: a Minor port needs a Town, a Major port a City, a Prison a Village.',
  ),
  rule(
    'HEX-RACE-DE-08',
    'Half the resources',
    'Resource hexes yield half their RP.',
    'Halved before any loss on the way.',
  ),
  rule(
    'HEX-RACE-DE-09',
    'Prisoners and victory points',
    'When a battle is decided, each prisoner is worth one victory point; models that surrendered are not.',
    'Prisoners are models taken by the army’s own battle rules. The report gives their number, and their points are added to the others.',
  ),
  rule(
    'HEX-RACE-DE-10',
    'BP for prisoners',
    'The detachment gets the basic value of the models it took prisoner, without their special weapons, in BP; nothing for models that surrendered.',
    'This applies whoever won, as a convoy in its hex, and in addition to the value of destroyed enemies. The report says what a model is worth without its special weapons; otherwise its share of the unit’s points counts.',
  ),
  rule(
    'HEX-RACE-DE-11',
    'Long raids',
    'A raid may go two hexes: the raiders move one hex, raid a hex next to it, and go back to where they started. Zones of control do not stop them; armies do.',
    'The hex in between must be open to them and empty of enemies. They go back through it, or through another one that is next to both; if there is none, they withdraw like any attacker. A defender they beat withdraws away from the hex in between.',
  ),
  rule(
    'HEX-RACE-DE-12',
    'Convoys',
    'Dark Eldar convoys are skimmers with MV 6.',
    'They can enter what skimmers can enter. Forest and jungle do them no harm, but a convoy that ends its move at sea is lost with its BP.',
  ),
  rule(
    'HEX-RACE-DE-13',
    'Single prisoners are lost',
    'After the battle, single prisoners are lost; only whole detachments become captives.',
    'Their owner counts them as dead, and their places can be filled again. A special character among them has no second chance.',
  ),
];

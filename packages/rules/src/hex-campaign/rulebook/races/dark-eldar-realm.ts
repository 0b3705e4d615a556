import { type RuleEntry, rule } from '../../../kernel/rulebook.ts';

export const DARK_ELDAR_REALM_RULES: readonly RuleEntry[] = [
  rule(
    'HEX-RACE-DE-01',
    'Smaller Strongholds',
    'All that a Stronghold may hold is halved, fractions rounded up.',
    'Camp: no turret, 1 tower, no wall, 1 bunker, 25 BP of other works, a garrison of 125 points. Fortification: 1, 1, 1, 1, 50, 250. Capital Fortification: 1, 2, 2, 1, 75, 375.',
  ),
  rule(
    'HEX-RACE-DE-02',
    'Number of Strongholds',
    'There may be three Strongholds for every two Urban hexes, fractions rounded up.',
    'Counted when one is ordered: who loses settlements keeps his Strongholds and builds no more.',
  ),
  rule(
    'HEX-RACE-DE-03',
    'Moving the Capital',
    'When all else is built the Capital may move, for 100 BP, to any own Urban hex with a Stronghold and a garrison or detachment in it.',
    'The old Capital pays. It moves at most once a turn, and holds from the same turn on.',
  ),
  rule(
    'HEX-RACE-DE-04',
    'What stays behind',
    'Buildings and defences that the old place may no longer have are disbanded.',
    'What only a Capital may have goes. A Capital Fortification counts as a Fortification from then on, with its limits; a garrison that is too large is cut down, as the owner chooses or else cheapest units first. What is disbanded returns half its BP to the old hex.',
  ),
  rule(
    'HEX-RACE-DE-05',
    'Nobody is told',
    'Where the Capital has gone the others are not told.',
    'They keep what they saw last until sight, a Recon, a spy or its capture shows it. Whoever has the Capital’s hex in sight sees that it is the Capital, and remembers it; whoever takes it is told.',
  ),
  rule(
    'HEX-RACE-DE-06',
    'Costly settlements',
    'Urban hexes cost twice the price to found and three times to enlarge: Village 400, Town 900 more, City 1500 more, Metropol 3000 more.',
  ),
  rule(
    'HEX-RACE-DE-07',
    'Smaller requirements',
    'Spaceports and Prisons need one size less: a Minor port a Town, a Major one a City, a Prison a Village.',
  ),
  rule(
    'HEX-RACE-DE-08',
    'Half the resources',
    'Resource hexes yield half their RP.',
    'Halved before what is lost on the way.',
  ),
  rule(
    'HEX-RACE-DE-09',
    'Prisoners and victory points',
    'When a battle is decided each prisoner is worth one victory point; those who surrendered are not.',
    'Prisoners are models taken by the army’s own battle rules. Their number goes into the report, their points are added to the others.',
  ),
  rule(
    'HEX-RACE-DE-10',
    'BP for prisoners',
    'The detachment gets the basic worth of the models that it took prisoner, without their special weapons, in BP; nothing for those who surrendered.',
    'Whoever won, as a convoy in its hex, and besides what destroyed enemies are worth. The report says what a model is worth without its special weapons; where it does not, its share of the unit’s points counts.',
  ),
  rule(
    'HEX-RACE-DE-11',
    'Long raids',
    'A raid may go two hexes far: the raiders move one hex, raid a hex next to it, and go back to where they came from. Zones of control do not hold them, armies do.',
    'The hex between must be open to them and empty of enemies. They go back through it, or through another one that lies next to both; where none does they withdraw like any attacker. Whom they beat withdraws away from the hex between.',
  ),
  rule(
    'HEX-RACE-DE-12',
    'Convoys',
    'Dark Eldar convoys are skimmers with MV 6.',
    'They enter what skimmers enter. Forest and jungle do them no harm, but one that ends its move at sea is lost with its BP.',
  ),
  rule(
    'HEX-RACE-DE-13',
    'Single prisoners are lost',
    'After the battle single prisoners are gone; only whole detachments are led away as captives.',
    'They are dead to their owner, and their places can be filled again. A special character among them has no second chance.',
  ),
];

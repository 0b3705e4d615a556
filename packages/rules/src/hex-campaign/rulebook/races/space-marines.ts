import { type RuleEntry, rule } from '../../../kernel/rulebook.ts';

export const SPACE_MARINES_RULES: readonly RuleEntry[] = [
  rule(
    'HEX-RACE-SM-01',
    'New detachments in orbit',
    'A new detachment that is built in the Capital may arrive in orbit instead of on the ground, if every unit of it can fall in drop pods.',
    'Units that can are tagged “drop-pod” in the roster. In orbit a detachment stands in no hex and has no zone of control.',
  ),
  rule(
    'HEX-RACE-SM-02',
    'Going up',
    'A drop-pod detachment that begins the movement phase in a hex with a working spaceport may be ordered to orbit. The port lifts what it may also build. In the same turn it does not drop again.',
    'The order “To orbit” stands in place of another movement order and is carried out when the detachment’s turn to move comes. Own and allied ports serve, of allies’ only those in settlements where its own race could build. Who guards captives stays. Its battle order in that turn is Guard.',
  ),
  rule(
    'HEX-RACE-SM-03',
    'They know no fear',
    'Squads of Space Marines under half strength may fight. First as many full squads as possible are formed; what remains fights in squads of any size. Vehicles follow the usual rule.',
    'It goes for Blood Angels too, and for detachments that are Marines by race, whoever leads them.',
  ),
  rule(
    'HEX-RACE-SM-04',
    'Legion of the Damned',
    'The army has one unit of the Legion of the Damned; once lost it is very rare.',
  ),
  rule(
    'HEX-RACE-SM-05',
    'Where they are built',
    'Space Marines come from their monastery, the Capital, and from settlements with a spaceport.',
    'The table below says what comes from where; without a port no other settlement builds any.',
  ),
  rule('HEX-RACE-SM-06', 'Chapter Banner', 'Very rare: one in the army, and none for two turns after its loss.'),
  rule('HEX-RACE-SM-07', 'Holy Relic', 'Rare: one in the army at a time.'),
  rule('HEX-RACE-SM-08', 'Iron Halo', 'Rare: one in the army at a time.'),
  rule(
    'HEX-RACE-SM-09',
    'Buildings',
    'In the Capital alone: Barracks give Tactical Squads and Scouts; a Light Factory Bikes, Scout Bikes, Attack Bikes and Land Speeders; a Heavy Factory Dreadnoughts, Land Raiders, Predators, Rhinos, Vindicators and Whirlwinds; an Academy Heroes, Librarians and Chaplains; Training Facilities Command, Devastator, Terminator and Veteran Squads. In every human settlement: a Minor Spaceport gives HQ, Tactical, Veteran, Scout, Assault and Devastator Squads, Bikes and Scout Bikes, but no vehicles; a Major one gives everything.',
    'Human settlements are those of the Imperial Guard, Space Marines, Blood Angels, Sisters and human natives: all humans are one race, for exploitation (HEX-BLD-17) too. “Space Marines” from Barracks are Tactical Squads. A vehicle that carries a squad must be allowed as well. A unit that no entry names comes from a Major Spaceport.',
  ),
  rule(
    'HEX-RACE-SM-10',
    'Scouts',
    'Scout Squads, Bikes Squadrons and Scout Bike Squadrons see two hexes far.',
    'As all scouts with at least half their models ready.',
  ),
  rule(
    'HEX-RACE-SM-11',
    'Special detachments',
    'Space Marines may have Armour and Mechanized detachments; the Death Company Army is for Blood Angels.',
    'The heading of the source speaks of “Fast” where the details say Mechanized: both are the same.',
  ),
  rule(
    'HEX-RACE-SM-12',
    'Armour detachment',
    'Type II, MV 6. HQ: a Land Raider, or an HQ riding in a Land Raider, Razorback or Rhino. Elite: Terminators in a Land Raider. Troops: Land Raider, either Predator, Razorback, Whirlwind. Fast Attack: Land Speeder Squadron, Tornado or Typhoon. Heavy Support: Scout Bikes, Vindicator, or a Tactical Squad in a Rhino.',
    'The numbers of the usual chart count in these slots. Where a unit could stand in two, the roster says in which.',
  ),
  rule(
    'HEX-RACE-SM-13',
    'Mechanized detachment',
    'Type I, MV 6. Composed as any detachment, but everything rides in a vehicle or on bikes, or is a vehicle that can drive 12 inches a turn. Jump packs are not transport, and dreadnoughts are too slow.',
    'Of vehicles only walkers are too slow.',
  ),
];

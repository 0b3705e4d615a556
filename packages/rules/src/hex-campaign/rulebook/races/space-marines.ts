import { type RuleEntry, rule } from '../../../kernel/rulebook.ts';

export const SPACE_MARINES_RULES: readonly RuleEntry[] = [
  rule(
    'HEX-RACE-SM-01',
    'New detachments in orbit',
    'A new detachment built in the Capital may arrive in orbit instead of on the ground if every unit in it can land by drop pod.',
    'Units that can are tagged “drop-pod” in the roster. In orbit, a detachment is in no hex and has no zone of control.',
  ),
  rule(
    'HEX-RACE-SM-02',
    'Going up',
    'A drop-pod detachment that starts the movement phase in a hex with a working Space Port may be ordered to orbit. The port can lift only what it could also build. The detachment cannot drop again in the same turn.',
    'The order “To orbit” replaces its movement order and is carried out when the detachment’s turn to move comes. The player’s own and allied ports work, but allied ones only in settlements where the player’s race could build. A detachment that guards captives stays. Its battle order in that turn is Guard.',
  ),
  rule(
    'HEX-RACE-SM-03',
    'They know no fear',
    'Squads of Space Marines below half strength may fight. First form as many full squads as possible; the rest fight in squads of any size. Vehicles follow the usual rule.',
    'This also applies to Blood Angels, and to detachments of the Marine race, whoever leads them.',
  ),
  rule(
    'HEX-RACE-SM-04',
    'Legion of the Damned',
    'The army may have one unit of the Legion of the Damned; once lost it is very rare.',
  ),
  rule(
    'HEX-RACE-SM-05',
    'Where to build them',
    'Space Marines come from their monastery, the Capital, and from settlements with a Space Port.',
    'The table below says what comes from where; without a port no other settlement can build any.',
  ),
  rule('HEX-RACE-SM-06', 'Chapter Banner', 'Very rare: one in the army, and none for two turns after its loss.'),
  rule('HEX-RACE-SM-07', 'Holy Relic', 'Rare: one in the army at a time.'),
  rule('HEX-RACE-SM-08', 'Iron Halo', 'Rare: one in the army at a time.'),
  rule(
    'HEX-RACE-SM-09',
    'Buildings',
    'Only in the Capital: Barracks give Tactical Squads and Scouts; a Light Factory Bikes, Scout Bikes, Attack Bikes and Land Speeders; a Heavy Factory Dreadnoughts, Land Raiders, Predators, Rhinos, Vindicators and Whirlwinds; an Academy Heroes, Librarians and Chaplains; Training Facilities Command, Devastator, Terminator and Veteran Squads. In every human settlement: a Minor Space Port gives HQ, Tactical, Veteran, Scout, Assault and Devastator Squads, Bikes and Scout Bikes, but no vehicles; a Major Space Port gives everything.',
    'Human settlements are those of the Imperial Guard, Space Marines, Blood Angels, Sisters and human natives: all humans are one race, for exploitation (HEX-BLD-17) too. “Space Marines” from Barracks are Tactical Squads. A vehicle that carries a squad must be allowed as well. A unit without an entry comes from a Major Space Port.',
  ),
  rule(
    'HEX-RACE-SM-10',
    'Scouts',
    'Scout Squads, Bike Squadrons and Scout Bike Squadrons see two hexes.',
    'Like all scouts, with at least half their models ready.',
  ),
  rule(
    'HEX-RACE-SM-11',
    'Special detachments',
    'Space Marines may have Armour and Mechanized detachments; the Death Company Army is for Blood Angels.',
    'The source’s heading says “Fast” where the details say Mechanized: both are the same.',
  ),
  rule(
    'HEX-RACE-SM-12',
    'Armour detachment',
    'Type II, MV 6. HQ: a Land Raider, or an HQ riding in a Land Raider, Razorback or Rhino. Elite: Terminators in a Land Raider. Troops: Land Raider, either Predator, Razorback, Whirlwind. Fast Attack: Land Speeder Squadron, Tornado or Typhoon. Heavy Support: Scout Bikes, Vindicator, or a Tactical Squad in a Rhino.',
    'The numbers of the usual chart apply to these slots. If a unit could be in two slots, the roster says which.',
  ),
  rule(
    'HEX-RACE-SM-13',
    'Mechanized detachment',
    'Type I, MV 6. Composed like any detachment, but everything rides in a vehicle or on bikes, or is a vehicle that can drive 12 inches a turn. Jump packs are not transport, and dreadnoughts are too slow.',
    'Among vehicles, only walkers are too slow.',
  ),
];

import { type RuleEntry, rule } from '../../../kernel/rulebook.ts';

export const IMPERIAL_GUARD_RULES: readonly RuleEntry[] = [
  rule(
    'HEX-RACE-IG-01',
    'Guardsmen anywhere',
    'Dead guardsmen can be replaced wherever their detachment is in one of the player’s Urban hexes, with or without buildings, whoever lives there.',
    'Plain guardsmen only, tagged as such in the roster: no special weapons, no veterans. New units follow the table. They cost as much as any replacement.',
  ),
  rule(
    'HEX-RACE-IG-02',
    'Cheap Strongholds',
    'Strongholds cost half the price to build and upgrade: Camp 50, Fortification 75 more, Capital Fortification 125 more.',
  ),
  rule(
    'HEX-RACE-IG-03',
    'Cheap works',
    'Razorwire, tank traps and trenches cost half: 3, 4 and 5 BP.',
    'The limit for other works counts the BP that were paid.',
  ),
  rule(
    'HEX-RACE-IG-04',
    'More units',
    'Penal Legions, Scout Squads and Super Heavy Tanks may be taken in addition to the army list.',
  ),
  rule(
    'HEX-RACE-IG-05',
    'Slow command',
    'Subtract 1 from the roll for battle initiative.',
    'Others see this modifier, like all others, when the turn ends. Movement initiative is not affected.',
  ),
  rule('HEX-RACE-IG-06', 'Super Heavy Tank', 'Very rare: one in the army, and none for two turns after its loss.'),
  rule(
    'HEX-RACE-IG-07',
    'Buildings',
    'Only in human settlements. Barracks give Infantry Platoons and Scouts, and Armoured Fist Squads if there is also a Heavy Factory; a Light Factory Sentinels; a Heavy Factory all Heavy Support except Super Heavy Tanks, Hellhounds and Chimeras; an Academy the Command HQ and Commissars; Training Facilities special weapon squads for the HQ, Hardened Veterans and Storm Troopers; a Prison Penal Legions; a Minor Space Port all HQ, Infantry Platoons, Hardened Veterans and Ratling Snipers; a Major Space Port everything.',
    'Settlements of the Imperial Guard, Space Marines, Blood Angels, Sisters and human natives are human. A vehicle that carries a squad must be allowed as well.',
  ),
  rule(
    'HEX-RACE-IG-08',
    'Scouts',
    'Sentinels, Rough Riders and Scout Squads see two hexes.',
    'Like all scouts, with at least half their models ready: with two of three Sentinels damaged, the unit sees no further than others.',
  ),
  rule(
    'HEX-RACE-IG-09',
    'Armour detachment',
    'Type I, MV 6. HQ and Troops: Leman Russ Battle Tank or Exterminator. Elite: at most one Leman Russ Vanquisher and one Super Heavy Tank. Fast Attack: Hellhound, Sentinels. Heavy Support: Armoured Fist Squad, Basilisk, Griffon, Leman Russ Demolisher.',
    'All Armour detachments of an army share the one Vanquisher and the one Super Heavy Tank. The roster says whether a battle tank is HQ or Troops.',
  ),
  rule(
    'HEX-RACE-IG-10',
    'Artillery detachment',
    'Type II, MV 6. HQ: Leman Russ Battle Tank. Troops: Basilisk, Griffon. Fast Attack: Sentinels. No Elite. Heavy Support: Armoured Fist Squad, Leman Russ Battle Tank.',
  ),
];

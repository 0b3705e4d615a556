import { type RuleEntry, rule } from '../../../kernel/rulebook.ts';

export const IMPERIAL_GUARD_RULES: readonly RuleEntry[] = [
  rule(
    'HEX-RACE-IG-01',
    'Guardsmen anywhere',
    'Dead guardsmen are replaced wherever their detachment stands in an own Urban hex, without buildings and whoever lives there.',
    'Plain guardsmen only, tagged so in the roster: no special weapons, no veterans. New units are built as the table says. Paid as all replacements.',
  ),
  rule(
    'HEX-RACE-IG-02',
    'Cheap Strongholds',
    'Strongholds are built and upgraded at half the price: Camp 50, Fortification 75 more, Capital Fortification 125 more.',
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
    'Penal Legions, Scout Squads and Super Heavy Tanks may be taken besides the army list.',
  ),
  rule(
    'HEX-RACE-IG-05',
    'Slow command',
    'The roll for battle initiative is lowered by 1.',
    'Others learn of it, as of all modifiers, when the turn ends. Movement initiative is not lowered.',
  ),
  rule('HEX-RACE-IG-06', 'Super Heavy Tank', 'Very rare: one in the army, and none for two turns after its loss.'),
  rule(
    'HEX-RACE-IG-07',
    'Buildings',
    'In human settlements only. Barracks give Infantry Platoons and Scouts, and with a Heavy Factory beside them Armoured Fist Squads; a Light Factory Sentinels; a Heavy Factory all Heavy Support but Super Heavy Tanks, Hellhounds and Chimeras; an Academy the Command HQ and Commissars; Training Facilities special weapon squads for the HQ, Hardened Veterans and Storm Troopers; a Prison Penal Legions; a Minor Spaceport all HQ, Infantry Platoons, Hardened Veterans and Ratling Snipers; a Major Spaceport everything.',
    'Human are settlements of the Imperial Guard, Space Marines, Blood Angels, Sisters and human natives. A vehicle that carries a squad must be allowed as well.',
  ),
  rule(
    'HEX-RACE-IG-08',
    'Scouts',
    'Sentinels, Rough Riders and Scout Squads see two hexes far.',
    'As all scouts with at least half their models ready: two damaged Sentinels of three see no further than others.',
  ),
  rule(
    'HEX-RACE-IG-09',
    'Armour detachment',
    'Type I, MV 6. HQ and Troops: Leman Russ Battle Tank or Exterminator. Elite: one Leman Russ Vanquisher and one Super Heavy Tank at most. Fast Attack: Hellhound, Sentinels. Heavy Support: Armoured Fist Squad, Basilisk, Griffon, Leman Russ Demolisher.',
    'All Armour detachments of an army together have the one Vanquisher and the one Super Heavy Tank. Whether a battle tank stands as HQ or as Troops the roster says.',
  ),
  rule(
    'HEX-RACE-IG-10',
    'Artillery detachment',
    'Type II, MV 6. HQ: Leman Russ Battle Tank. Troops: Basilisk, Griffon. Fast Attack: Sentinels. No Elite. Heavy Support: Armoured Fist Squad, Leman Russ Battle Tank.',
  ),
];

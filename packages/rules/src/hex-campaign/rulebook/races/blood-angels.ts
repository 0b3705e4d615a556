import { type RuleEntry, rule } from '../../../kernel/rulebook.ts';

export const BLOOD_ANGELS_RULES: readonly RuleEntry[] = [
  rule(
    'HEX-RACE-BA-01',
    'As Space Marines',
    'Everything about Space Marines also applies to Blood Angels, in treaties, turrets, captures and lists, except as follows.',
  ),
  rule('HEX-RACE-BA-02', 'Holy Shroud', 'Very rare: one in the army, and none for two turns after its loss.'),
  rule('HEX-RACE-BA-03', 'Grail', 'Rare: one in the army at a time.'),
  rule(
    'HEX-RACE-BA-04',
    'Buildings',
    'In addition to the Space Marines’ list: Barracks give Blood Angels Scouts; a Heavy Factory Furioso Dreadnoughts, Baal Predators, Rhinos and Razorbacks; an Academy the High Priest; Training Facilities the Honour Guard and Veteran Assault Squads; a Minor Space Port Veteran Assault Squads and Blood Angels Scouts.',
    'Only in the Capital, except for the Space Port: the additions follow the buildings they are added to.',
  ),
  rule(
    'HEX-RACE-BA-05',
    'Scouts',
    'In addition to the Space Marines’ scouts, the Blood Angels Scout Squad sees two hexes.',
  ),
  rule(
    'HEX-RACE-BA-06',
    'Special detachments',
    'Blood Angels may have Armour and Mechanized detachments and the Death Company Army.',
  ),
  rule(
    'HEX-RACE-BA-07',
    'Death Company Army',
    'Type II, one at a time. Its units follow their own published rules.',
    'The source does not give its speed: MV 4. It must have the usual composition; the players check which units are in it.',
  ),
];

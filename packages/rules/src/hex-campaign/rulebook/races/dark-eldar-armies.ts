import { type RuleEntry, rule } from '../../../kernel/rulebook.ts';

export const DARK_ELDAR_ARMY_RULES: readonly RuleEntry[] = [
  rule('HEX-RACE-DE-14', 'No roll for prisoners', 'Nobody rolls for models taken prisoner: they are lost.'),
  rule(
    'HEX-RACE-DE-15',
    'Unaggressive initiative',
    'Add 2 to the roll for battle initiative if none of the player’s detachments has the order Attack or Planned attack.',
    'Raids do not count, but a cancelled order does. Because the bonus would reveal secret orders, it is told when the turn ends.',
  ),
  rule('HEX-RACE-DE-16', 'Shadow Field', 'Rare: one in the army at a time.'),
  rule(
    'HEX-RACE-DE-17',
    'Speed',
    'A detachment with MV 4 whose units all ride Raiders, or are jetbikes, Hellions or Ravagers, has MV 6.',
    'Units with nobody left do not count. A detachment that is not rearmed moves 2 like any other.',
  ),
  rule(
    'HEX-RACE-DE-18',
    'Buildings',
    'Only in Dark Eldar settlements. Barracks give Warriors; a Light Factory Reaver Jetbikes; a Heavy Factory Raiders and Ravagers, and Talos if there is also a Prison; an Academy the Dark Eldar Lord; Training Facilities Scourges and Incubi; a Prison Haemonculi and Grotesques; a Minor Space Port Lord, Haemonculus and Warrior Squads; a Major Space Port everything; a Gladiator Arena Wyches and Warp Beast Packs, and Hellions if there is also a Light Factory.',
    'A Raider that carries a squad must be allowed as well. The Succubus and her retinue are Wyches.',
  ),
  rule('HEX-RACE-DE-19', 'Scouts', 'Mandrakes and Reaver Jetbikes see two hexes.'),
  rule(
    'HEX-RACE-DE-20',
    'Fast detachment',
    'Type I, MV 8. HQ: a Lord in a Raider. Elite: Wyches in Raiders. Troops: Raider Squad, Reaver Jetbikes. Heavy Support: Ravager.',
    'The source leaves Fast Attack open: jetbikes and Hellions can fill it.',
  ),
  rule(
    'HEX-RACE-DE-21',
    'Wych Army',
    'Type II, MV 4. HQ: Wych Succubus, with her retinue. Elite: Warrior Squad, Raider Squad, Mandrakes, one Warp Beast Pack. Troops: Wyches. Fast Attack: Reaver Jetbikes, one unit of Hellions. Heavy Support: Scourges, Ravager.',
    'The one of each means one in all Wych Armies together.',
  ),
  rule('HEX-RACE-DE-22', 'Special detachments', 'Dark Eldar may have Fast detachments and Wych Armies.'),
  rule(
    'HEX-RACE-DE-23',
    'Two buildings',
    'Talos need a Heavy Factory and a Prison, Hellions a Gladiator Arena and a Light Factory, in the same settlement.',
    'A Major Space Port gives both without them.',
  ),
  rule(
    'HEX-RACE-DE-24',
    'Gladiator Arena',
    'It needs a Town, costs 100 BP and then 20 a turn, and trains Wyches and the other units in the table.',
    'In the hands of another race it does nothing and costs nothing.',
  ),
];

import { AT_THE_TABLE, leftOut, type RuleEntry, rule } from '../../../kernel/rulebook.ts';

export const CRAFTWORLD_RULES: readonly RuleEntry[] = [
  rule(
    'HEX-RACE-EL-01',
    'Home craftworld',
    'Before the war, the player may choose a craftworld other than the standard one: Ulthwe, Alaitoc, Saim-Hann, Biel-Tan or Iyanden. All detachments then follow its appendix.',
    'The choice is kept with the player and shown. The club writes what it changes in the lists into its rosters.',
    AT_THE_TABLE,
  ),
  rule(
    'HEX-RACE-EL-02',
    'Convoys',
    'Eldar convoys are skimmers with MV 4.',
    'They cross rivers freely and enter what skimmers can enter. Forest and jungle do them no harm, but a convoy that ends its move at sea is lost with its BP.',
  ),
  rule(
    'HEX-RACE-EL-03',
    'Dying race',
    'Urban hexes cost twice the price to found and to enlarge: Village 400, Town 600 more, City 1000 more, Metropol 2000 more.',
  ),
  rule(
    'HEX-RACE-EL-04',
    'Spirit stones',
    'When a squad, including bikes but not vehicles, is wiped out in battle and no Eldar army holds the hex afterwards, half its points are taken from the BP of the Capital.',
    'Wiped out means that none of its models is left on the field and none has left the table. Half the full squad’s points, rounded down; the Capital does not go below 0. The BP are taken when the withdrawals are over, from players who have no army in the hex then.',
  ),
  rule(
    'HEX-RACE-EL-05',
    'Webways',
    'The source has the word but no rule.',
    'Off by default. Setting `webways`: a detachment in one of the player’s Cities or Metropols may go to another one instead of taking a movement order, unless there is a detachment there when its turn to move comes.',
  ),
  rule(
    'HEX-RACE-EL-06',
    'Buildings',
    'Only in Eldar settlements. Barracks give Guardians; a Light Factory Jetbikes, Vypers and War Walkers; a Heavy Factory Falcons, Fire Prisms and Wave Serpents; an Academy Farseers and Exarchs; Training Facilities Support Weapon Batteries; a Minor Space Port Phoenix Lords, Farseers, Guardians and Rangers; a Major Space Port everything.',
    'A Wave Serpent that carries a squad must be allowed as well. A unit without an entry comes from a Major Space Port.',
  ),
  rule(
    'HEX-RACE-EL-07',
    'Aspect Shrines',
    'Each shrine gives the warriors of its own aspect: Dire Avengers, Warp Spiders, Striking Scorpions, Howling Banshees, Fire Dragons, Swooping Hawks, Shining Spears or Dark Reapers.',
    'A Major Space Port gives them without a shrine.',
  ),
  rule('HEX-RACE-EL-08', 'Scouts', 'Rangers and Jetbikes see two hexes.'),
  rule(
    'HEX-RACE-EL-09',
    'Fast detachment',
    'Type I, MV 8. HQ: a Farseer in a Wave Serpent or on a Jetbike. Elite: Shining Spears, or Scorpions, Banshees, Dragons, Avengers, Reapers or Wraithguard in Wave Serpents. Troops: Jetbikes, Vypers, Guardians in Wave Serpents. Heavy Support: Falcon, Fire Prism.',
    'The source leaves Fast Attack open: everything that skims or rides jetbikes can fill it until the club says more.',
  ),
  rule(
    'HEX-RACE-EL-10',
    'Harlequins',
    'A special detachment of type I whose list was never written.',
    'Not offered until the club writes its list; MV 4.',
    leftOut('The source gives no units for it.'),
  ),
];

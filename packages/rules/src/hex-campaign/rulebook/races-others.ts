import { leftOut, type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const OTHER_RACE_RULES: RuleChapter = {
  title: 'Races: Orks and Tyranids',
  rules: [
    rule(
      'HEX-RACE-ORK-01',
      'Cheap settlements',
      'Urban hexes cost half the price: Village 100, Town 150 more, City 250 more, Metropol 500 more.',
    ),
    rule(
      'HEX-RACE-ORK-02',
      'Lists that are missing',
      'The source gives neither buildings nor scouts.',
      'Buildings of Ork settlements give what the general categories say: Barracks Troops, Training Facilities Elites, the Academy HQ, on foot; factories vehicles, bikes with the light ones; spaceports as everywhere. Scouts are whom the list of the club calls so. Orks never simply capture a settlement.',
    ),
    rule(
      'HEX-RACE-ORK-03',
      'Cult of Speed',
      'A special detachment of type I, MV 8, whose list was never written.',
      'Not offered until the club writes its list: everything in trukks, on bikes or buggies.',
      leftOut('The source gives no units for it.'),
    ),
    rule(
      'HEX-RACE-TY-01',
      'Mycetic Swarm',
      'A detachment without Ripper Swarms, Spore Mines and Gargoyles may be a Mycetic Swarm. Built in the Capital it may arrive in orbit, and attack from there.',
      'It counts as type I, moves 4 and is composed as any detachment. In orbit it needs no further tag to attack, as long as none of the three is in it.',
    ),
    rule(
      'HEX-RACE-TY-02',
      'Consuming resources',
      'A Resource hex that Tyranids get is destroyed at once, for five times its yield in BP. They have no other BP from Resource hexes.',
      'The BP stand in the hex as a convoy; those of own starting hexes go to the Capital. Land and control stay.',
    ),
    rule(
      'HEX-RACE-TY-03',
      'No Strongholds',
      'Tyranids build no Strongholds, and those that they capture are destroyed with all that is in them.',
      'The Capital Fortification of the start is given, not built: it stays, and may hold a garrison, but it is neither upgraded nor rebuilt. Setting `tyranidStartFort`.',
    ),
    rule(
      'HEX-RACE-TY-04',
      'Everything is eaten',
      'For enemies destroyed Tyranids get their full points in BP, not half.',
      'After a victory; in a draw half instead of a quarter.',
    ),
    rule(
      'HEX-RACE-TY-05',
      'No prisoners',
      'Who surrenders to them is killed, and counts as destroyed.',
      'So is whoever else falls into their hands: they never hold captives.',
    ),
    rule(
      'HEX-RACE-TY-06',
      'Genestealer Cults',
      'The source has the heading and no rule.',
      'Not used.',
      leftOut('There is no rule to play.'),
    ),
    rule(
      'HEX-RACE-TY-07',
      'Tyranid Infestation',
      'The source has the heading and no rule.',
      'Not used.',
      leftOut('There is no rule to play.'),
    ),
    rule(
      'HEX-RACE-TY-08',
      'Lists that are missing',
      'The source gives neither buildings nor scouts.',
      'Buildings of Tyranid settlements give what the general categories say. They have no turrets and no anti-air towers. Scouts are whom the list of the club calls so.',
    ),
    rule(
      'HEX-RACE-TY-09',
      'Destroying settlements',
      'Tyranids destroy every Urban hex that they take, and conclude treaties with other Tyranids only.',
      'A ruin is left, and a convoy with ten times the yield in BP.',
    ),
  ],
};

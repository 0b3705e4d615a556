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
      'Missing lists',
      'The source gives neither buildings nor scouts.',
      'Buildings of Ork settlements give what the general categories say: Barracks Troops, Training Facilities Elites, the Academy HQ, on foot; factories vehicles, with bikes among the light ones; Space Ports as everywhere. Units that the club’s list calls scouts are scouts. Orks never simply capture a settlement.',
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
      'A detachment without Ripper Swarms, Spore Mines and Gargoyles may be a Mycetic Swarm. If it is built in the Capital, it may arrive in orbit and attack from there.',
      'It counts as type I, has MV 4 and is composed like any detachment. In orbit it needs no further tag to attack, as long as none of the three is in it.',
    ),
    rule(
      'HEX-RACE-TY-02',
      'Consuming resources',
      'A Resource hex that Tyranids get is destroyed immediately, for five times its yield in BP. They get no other BP from Resource hexes.',
      'The BP are in the hex as a convoy; those of their own starting hexes go to the Capital. The land and its control stay.',
    ),
    rule(
      'HEX-RACE-TY-03',
      'No Strongholds',
      'Tyranids cannot build Strongholds, and any they capture are destroyed with everything in them.',
      'The starting Capital Fortification is given, not built: it stays, and may hold a garrison, but cannot be upgraded or rebuilt. Setting `tyranidStartFort`.',
    ),
    rule(
      'HEX-RACE-TY-04',
      'Everything is eaten',
      'Tyranids get the full points of destroyed enemies in BP, not half.',
      'After a victory; in a draw half instead of a quarter.',
    ),
    rule(
      'HEX-RACE-TY-05',
      'No prisoners',
      'Enemies who surrender to them are killed, and count as destroyed.',
      'So is anyone else they would capture: they never hold captives.',
    ),
    rule(
      'HEX-RACE-TY-06',
      'Genestealer Cults',
      'The source has the heading but no rule.',
      'Not used.',
      leftOut('There is no rule to play.'),
    ),
    rule(
      'HEX-RACE-TY-07',
      'Tyranid Infestation',
      'The source has the heading but no rule.',
      'Not used.',
      leftOut('There is no rule to play.'),
    ),
    rule(
      'HEX-RACE-TY-08',
      'Missing lists',
      'The source gives neither buildings nor scouts.',
      'Buildings of Tyranid settlements give what the general categories say. They have no turrets and no anti-air towers. Units that the club’s list calls scouts are scouts.',
    ),
    rule(
      'HEX-RACE-TY-09',
      'Destroying settlements',
      'Tyranids destroy every Urban hex they take, and make treaties only with other Tyranids.',
      'A ruin is left, and a convoy with ten times the yield in BP.',
    ),
  ],
};

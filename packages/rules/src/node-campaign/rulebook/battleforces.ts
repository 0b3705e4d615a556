import { AT_THE_TABLE, type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** NODE-BF. */
export const BF_RULES: RuleChapter = {
  title: 'Battleforces',
  rules: [
    rule(
      'NODE-BF-01',
      '3000 points',
      'A battleforce has at most 3000 points of units.',
      'The setting `battleforceMaxPoints` changes the 3000.',
    ),
    rule(
      'NODE-BF-02',
      'What a roster holds',
      'A roster lists every unit with its name, category, description and points, so that others can check them. It should allow legal forces: at least one HQ and two Troops.',
      'A roster with less is accepted, but everyone can see it.',
    ),
    rule(
      'NODE-BF-03',
      'Kill-Team',
      'Each battleforce should also have a Kill-Team of up to 160 points for small missions. It does not count towards the 3000.',
      'The setting `killTeamMaxPoints` changes the 160.',
    ),
    rule(
      'NODE-BF-04',
      'Smaller battleforces',
      'A battleforce may be smaller; units can be added later for command points.',
    ),
    rule('NODE-BF-05', 'Rosters are public', 'Everyone can read the rosters of all battleforces.'),
    rule(
      'NODE-BF-06',
      'New battleforces',
      'A new battleforce gets a full roster free of charge.',
      'The roster can be entered and changed for 7 days, and once more after that, but not after its first order or battle. From then on additions cost command points. The setting `rosterDays` changes the 7 days.',
    ),
    rule(
      'NODE-BF-07',
      'Adding and retiring units',
      'A unit can be retired for 1 CP and a new one added for 2 CP. New units have no experience.',
    ),
    rule(
      'NODE-BF-08',
      'Changing a unit',
      'Each change of a unit, such as equipment, an upgrade, or more or fewer models, costs it 100 experience points.',
      'A unit with less loses what it has.',
    ),
    rule(
      'NODE-BF-09',
      'Retraining',
      'Retraining (5 CP) saves the experience of every unit changed in the same order, for one change each.',
      'A second change of the same unit costs its 100 points.',
    ),
    rule(
      'NODE-BF-10',
      'Squads of a platoon',
      'Adding a whole squad to a platoon is adding a unit (2 CP), not a change of the platoon.',
      null,
      AT_THE_TABLE,
    ),
    rule('NODE-BF-11', 'Not while locked', 'Rosters can change only while the battleforce is in no battle.'),
    rule(
      'NODE-BF-12',
      'Mindless units',
      'Units that cannot gain experience gain none, and their changes need a Retrain.',
      'Only with the setting `errata.mindless`.',
    ),
    rule(
      'NODE-BF-13',
      'Without battleforces',
      'A player who has lost all battleforces stays in the war, gains points as before, and can buy reinforcements.',
    ),
    rule(
      'NODE-BF-14',
      'Background',
      'Battleforces and battle reports are better with a story and pictures.',
      'A player cannot give a battleforce the name of another one.',
      AT_THE_TABLE,
    ),
    rule(
      'NODE-BF-15',
      'No roster yet',
      'A battleforce without a roster when its battle is agreed may field a list of the agreed force level, which the referee approves and which becomes its roster.',
      'A list has points. Setting `listApproval`: without it, lists need no approval.',
    ),
  ],
};

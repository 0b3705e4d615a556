import { leftOut, type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** MSN-VP. */
export const VP_RULES: RuleChapter = {
  title: 'Victory points',
  rules: [
    rule(
      'MSN-VP-01',
      'When',
      'Many missions at levels Gamma and Omega are decided by victory points.',
      'Off at level Alpha unless the mission says otherwise. Battles of a campaign always count them.',
    ),
    rule('MSN-VP-02', 'Instead', 'They replace the mission’s own way to win: the objective scores points, and the totals decide.'),
    rule(
      'MSN-VP-03',
      'Destroyed',
      'A destroyed enemy unit scores its cost.',
      'So does one that fled off the table or is still falling back. One that left as it was allowed to does not.',
    ),
    rule(
      'MSN-VP-04',
      'Damaged',
      'Half the cost for a unit with half its models or fewer, a single model with half its wounds or fewer, and a vehicle that cannot move or has lost a weapon.',
      'The table of the source is lost; this is the usual one. Rounded down. A unit scores once, for its worst state. Settings `halfPoints` and `halfThreshold`.',
    ),
    rule('MSN-VP-05', 'Objective', 'Points for the objective come on top.'),
    rule(
      'MSN-VP-06',
      'Elements',
      'Parts of a unit that act separately score separately, each with its own cost.',
      'A common price is divided by models.',
    ),
    rule('MSN-VP-07', 'Characters', 'A character, the squad with it and their transport are three elements.'),
    rule('MSN-VP-08', 'Total', 'Enemy units, objective and bonuses together.', 'Bonuses are part of the mission.'),
  ],
};

/** MSN-OBJ. */
export const OBJ_RULES: RuleChapter = {
  title: 'Mission objectives',
  rules: [
    rule('MSN-OBJ-01', 'On top', 'Each objective scores in addition to damage and destruction.'),
    rule(
      'MSN-OBJ-02',
      'Scoring units',
      'Only scoring units count for objectives.',
      'Those on the table with at least half of their models or wounds that are not falling back, and no immobilised vehicles. Setting `scoring`.',
    ),
    rule(
      'MSN-OBJ-03',
      'Table Quarters',
      'Nothing for the own quarter, a quarter of the limit for each adjacent one, half of it for the enemy’s.',
      'The side with more scoring units in it controls a quarter. Rounded down.',
    ),
    rule('MSN-OBJ-04', 'Enemy Lines', 'The cost of each own scoring unit entirely in the enemy deployment zone.'),
    rule(
      'MSN-OBJ-05',
      'Loot',
      'For each counter, the limit divided by the number of counters.',
      'Rounded down. A scoring unit holds it and no enemy contests it.',
    ),
    rule('MSN-OBJ-06', 'Field of Battle', 'The cost of each own scoring unit entirely within 12" of the centre.'),
    rule('MSN-OBJ-07', 'Annihilation', 'The cost of each own scoring unit that is left.', 'Units in reserve are not.'),
  ],
};

/** MSN-MARGIN. */
export const MARGIN_RULES: RuleChapter = {
  title: 'Margin of victory',
  rules: [
    rule(
      'MSN-MARGIN-01',
      'Difference',
      'The difference of the totals is measured against the points limit.',
      'Without a limit, against the larger army. Setting `marginBasis`.',
    ),
    rule('MSN-MARGIN-02', 'Draw', 'Less than 10%.'),
    rule('MSN-MARGIN-03', 'Exactly 10%', 'The source leaves it open.', 'A draw; with setting `exactTen` a solid victory.'),
    rule('MSN-MARGIN-04', 'Winner', 'Otherwise the higher total wins.'),
    rule('MSN-MARGIN-05', 'Solid victory', 'More than 10%, up to 50%.'),
    rule('MSN-MARGIN-06', 'Crushing victory', 'More than 50%, up to 80%.'),
    rule('MSN-MARGIN-07', 'Slaughter', 'More than 80%.'),
    rule('MSN-MARGIN-08', 'Chart', 'A chart shows these limits in points.', 'Calculated for every points limit.'),
    rule(
      'MSN-MARGIN-09',
      'Tournament points',
      'In tournaments the margin decides the points: 10–10, 13–7, 17–3, 20–0.',
      null,
      leftOut('Nobody runs tournaments with the companion yet; the table exists.'),
    ),
    rule(
      'MSN-MARGIN-10',
      'Campaigns',
      'A campaign may have categories of its own, and decides what they mean.',
      'The report passes on a step from −3 to +3.',
    ),
    rule(
      'MSN-MARGIN-11',
      'Report',
      'The closed sheet is the report to the campaign: totals, margin, turns, the state of every unit, retreat, surrender and all dice.',
      'The campaign decides what retreat and surrender mean, and what silence does. A free battle without entries for 30 days is closed as it stands (setting `closeDays`).',
    ),
  ],
};

import { AT_THE_TABLE, type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** MSN-DAWN. */
export const DAWN_RULES: RuleChapter = {
  title: 'Dusk and dawn',
  rules: [
    rule('MSN-DAWN-01', 'When', 'Roll a die after deployment and before the roll for the first turn.'),
    rule('MSN-DAWN-02', 'Dawn', 'On a 1, turn 1 is dark.'),
    rule('MSN-DAWN-03', 'Dusk', 'On a 6, turn 6 and all later turns are dark.'),
    rule('MSN-DAWN-04', 'Daylight', 'On 2 to 5 nothing happens.'),
  ],
};

/** MSN-ESC. */
export const ESC_RULES: RuleChapter = {
  title: 'Escalation',
  rules: [
    rule('MSN-ESC-01', 'With Reserves', 'Escalation always comes with Reserves.'),
    rule(
      'MSN-ESC-02',
      'Infantry only',
      'Only basic infantry without a dedicated transport starts on the table.',
      'All other kinds wait. A character on foot counts as infantry.',
    ),
    rule('MSN-ESC-03', 'Exceptions', 'The mission can let more units start on the table.'),
    rule('MSN-ESC-04', 'The rest', 'Everything else is in reserve and arrives as usual.'),
    rule(
      'MSN-ESC-05',
      'Own right',
      'Units that may deploy by a rule of their own, such as scouts, still may.',
      'So may infiltrators if Infiltrate is in force.',
    ),
  ],
};

/** MSN-INF. */
export const INF_RULES: RuleChapter = {
  title: 'Infiltrate',
  rules: [
    rule('MSN-INF-01', 'Last', 'Infiltrators are set up after all other units of both sides.', 'A unit need not use it.'),
    rule(
      'MSN-INF-02',
      'In turn',
      'If both sides have infiltrators a coin decides who begins; then they take turns, unit by unit.',
      'A die: 1 to 3 is for side A. When one side has none left, the other places the rest.',
    ),
    rule(
      'MSN-INF-03',
      'Out of sight',
      'More than 12" from every enemy unit, if none of them can see it.',
      'Enemy infiltrators that are set up already count.',
      AT_THE_TABLE,
    ),
    rule('MSN-INF-04', 'In sight', 'More than 18" from every enemy unit, even in plain sight.', null, AT_THE_TABLE),
  ],
};

/** MSN-NIGHT. */
export const NIGHT_RULES: RuleChapter = {
  title: 'Night fighting',
  rules: [
    rule('MSN-NIGHT-01', 'Dark turns', 'All turns if Night Fighting is in force, otherwise those of dusk and dawn.'),
    rule('MSN-NIGHT-02', 'Target first', 'A unit chooses its target before it checks whether it sees it.', null, AT_THE_TABLE),
    rule('MSN-NIGHT-03', 'Night check', 'Two dice, added, times 3": so far may the unit fire. One check for each unit that fires.'),
    rule(
      'MSN-NIGHT-04',
      'Too far',
      'If the target is further away the unit does not fire.',
      'At exactly the rolled distance it is seen. Each model measures for itself, and no weapon reaches further than usual.',
      AT_THE_TABLE,
    ),
    rule(
      'MSN-NIGHT-05',
      'Barrage',
      'Barrage and ordnance barrage may fire at an unseen target. They scatter by one die more.',
      'Not if the target is seen, and not on a hit.',
    ),
  ],
};

/** MSN-LEN. */
export const LEN_RULES: RuleChapter = {
  title: 'Random game length',
  rules: [
    rule('MSN-LEN-01', 'Length roll', 'After the stated turns roll a die: on 4 or more another turn is played.'),
    rule('MSN-LEN-02', 'Again', 'Roll again after each extra turn.'),
    rule('MSN-LEN-03', 'Three at most', 'After three extra turns the battle ends without a roll.'),
    rule(
      'MSN-LEN-04',
      'Darkness goes on',
      'If turn 6 is dark the extra turns are too.',
      'Of missions with another length: the last stated turn.',
    ),
    rule('MSN-LEN-05', 'Fixed length', 'Without this rule the battle ends after the stated turns.'),
  ],
};

/** MSN-RES. */
export const RES_RULES: RuleChapter = {
  title: 'Reserves',
  rules: [
    rule(
      'MSN-RES-01',
      'Off the table',
      'Units in reserve do not start on the table.',
      'The player decides for each selection, unless the mission does. Setting `reserveWho`.',
    ),
    rule('MSN-RES-02', 'Dice', 'One die for each selection of the army list.', 'All of its units arrive in the same turn.'),
    rule('MSN-RES-03', 'When', 'At the start of the owner’s turn.'),
    rule(
      'MSN-RES-04',
      'Numbers',
      'Nobody arrives in turn 1. Turn 2: on 4 or more. Turn 3: on 3 or more. Later: on 2 or more.',
      'The table of the source is lost; these are the usual numbers. Setting `reserveTable`.',
    ),
    rule('MSN-RES-05', 'Moving on', 'A unit that arrives moves onto the table as the mission says.', 'From the own table edge unless it says otherwise.'),
    rule('MSN-RES-06', 'By deep strike', 'Units that may deep strike can arrive that way instead.'),
    rule('MSN-RES-07', 'With its transport', 'A unit and its transport share one die. It need not arrive inside.'),
    rule(
      'MSN-RES-08',
      'No waiting',
      'Rolls are made as soon as possible, and units come on as soon as they may.',
      'If there is no room a unit comes on in the next turn with room, without another roll.',
    ),
    rule(
      'MSN-RES-09',
      'Never arrived',
      'Units that are still in reserve at the end took no part.',
      'They score nothing for anybody; with setting `neverArrived` they count as destroyed.',
    ),
  ],
};

import { AT_THE_TABLE, type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** MSN-COMP. */
export const COMP_RULES: RuleChapter = {
  title: 'Battle companion',
  rules: [
    rule(
      'MSN-COMP-01',
      'Mission',
      'Before anybody sets up, the mission says: points limit, level, objective, number of turns, special rules, deployment zones, where reserves enter, and who attacks. Both players confirm it; later it changes only if both agree.',
      'Six turns unless it says otherwise (setting `turns`), level Gamma, no objective, and the two long table edges. A change clears both confirmations.',
    ),
    rule(
      'MSN-COMP-02',
      'For one side or both',
      'Concealment, Infiltrate, Deep Strike, Reserves and Escalation can hold for one side only. Dusk & Dawn, Night Fighting, Random Game Length and victory points always hold for both.',
    ),
    rule(
      'MSN-COMP-03',
      'Random mission',
      'A die gives the objective: 1 Table Quarters, 2 Enemy Lines, 3 Loot, 4 Field of Battle, 5 Annihilation, 6 rolls again. Then a die for each special rule, in force on 4 or more. Loot has three counters on 1–2, four on 3–4, five on 5–6.',
      'If Escalation is in force, Reserves is too and gets no die. Night Fighting makes Dusk & Dawn unnecessary.',
    ),
    rule(
      'MSN-COMP-04',
      'Turn tracker',
      'The tracker shows the turn, whose it is, whether it is dark, who is concealed, what is in reserve with its number, and whether a length roll is due. A player turn ends only when somebody says so, and not while a reserve roll is open.',
    ),
    rule(
      'MSN-COMP-05',
      'Dice',
      'Dice come from the server, or players throw their own and type them in. All are kept. The opponent confirms typed dice, on another phone or on the same one after it was handed over.',
      'Dice that nobody confirmed stay marked, in the report too. A roll of the server can’t be replaced. Setting `manualDice`.',
    ),
    rule(
      'MSN-COMP-06',
      'Points sheet',
      'Both sides share one sheet: the state of every unit, who holds what, bonuses. Totals and margin follow every entry. Both sides close it, and that makes the report.',
      'A unit without a state counts as unharmed and is marked; the sheet cannot be closed until it has one.',
    ),
    rule(
      'MSN-COMP-07',
      'Battle of a campaign',
      'The campaign fills in sides, roles, armies, limit, special rules, length, light and bonuses. The players add only what it leaves open.',
      'If the campaign decides whether it is day or night, nobody rolls for dusk and dawn.',
    ),
    rule(
      'MSN-COMP-08',
      'On paper',
      'The mission can be printed on one sheet: special rules in short, tables, margin for this limit, units with boxes to tick.',
      null,
      AT_THE_TABLE,
    ),
    rule(
      'MSN-COMP-09',
      'First turn',
      'After deployment and the roll for dusk and dawn, each side rolls a die. The higher one chooses who goes first.',
      'Ties are rolled again. Without an answer the winner goes first. No roll if the mission or the campaign says who begins.',
    ),
    rule(
      'MSN-COMP-10',
      'Several phones',
      'Every phone numbers its entries, and an entry that is sent again changes nothing. An entry that the rules refuse is kept with the reason. One phone has the pen: only it ends turns and asks for dice of the server.',
      'Entries count in the order in which the phones can have known of each other, whatever order they arrive in. If two phones enter different values before either has seen the other’s, neither counts until one tap settles it. The pen is passed on by a tap or a code; if its phone gives no sign for ten minutes another can take it (setting `penMinutes`).',
    ),
    rule(
      'MSN-COMP-11',
      'Taking back',
      'An entry is struck, never deleted: by its side alone until the next roll or the end of the player turn, later by both sides.',
      'Whatever was entered because of it goes with it. Dice of the server are never struck; both sides can set a roll aside that was made by mistake.',
    ),
  ],
};

/** MSN-CONC. */
export const CONC_RULES: RuleChapter = {
  title: 'Concealment',
  rules: [
    rule(
      'MSN-CONC-01',
      'Who is concealed',
      'Every unit on the table when the battle begins, even in the open, except vehicles.',
      'Infiltrators are, units inside a vehicle are not. Units that arrive later are not.',
    ),
    rule('MSN-CONC-02', 'Sight check', 'A unit that fires at a concealed unit first checks whether it sees it: two dice, added, times 3".'),
    rule(
      'MSN-CONC-03',
      'Not seen',
      'If it does not see the target it may not fire in this turn, at another target either.',
      null,
      AT_THE_TABLE,
    ),
    rule(
      'MSN-CONC-04',
      'Barrage',
      'Barrage weapons may fire at a concealed unit that is not seen. They scatter by one die more.',
      'A hit on the scatter die does not scatter.',
    ),
    rule(
      'MSN-CONC-05',
      'End for a unit',
      'A unit that moves, shoots or uses a psychic power is not concealed any more.',
      'One model that does so is enough. Being fired at or wounded does not end it.',
    ),
    rule('MSN-CONC-06', 'In the dark', 'In a dark turn the night check replaces concealment.', 'There is never more than one check.'),
    rule('MSN-CONC-07', 'End for all', 'All concealment ends after turn 1.', 'After the turn of both sides.'),
  ],
};

/** MSN-DS. */
export const DS_RULES: RuleChapter = {
  title: 'Deep strike',
  rules: [
    rule('MSN-DS-01', 'Who may', 'Units whose own rules say so: some always, some only if Deep Strike is in force.'),
    rule(
      'MSN-DS-02',
      'In reserve',
      'A unit that will deep strike begins in reserve, even if Reserves is not in force.',
      'The player decides before deployment; with Reserves in force, on arrival.',
    ),
    rule('MSN-DS-03', 'Arrival', 'It is diced for like all reserves.'),
    rule(
      'MSN-DS-04',
      'Scatter',
      'Place one model anywhere and roll the scatter die. On a hit it stays, on an arrow it moves two dice in inches in that direction.',
      'Without a scatter die: 1 and 2 are hits. For an arrow two dice give one of 36 directions, clockwise from the far edge of side A.',
    ),
    rule('MSN-DS-05', 'Circles', 'The others stand around it in circles, each full before the next begins.', null, AT_THE_TABLE),
    rule(
      'MSN-DS-06',
      'Off the table',
      'If the first model scatters off the table the whole unit is destroyed.',
      'Its centre counts; the exact edge is on the table.',
    ),
    rule(
      'MSN-DS-07',
      'No room',
      'No model may stand within 1" of an enemy, in impassable terrain or off the table. Those that find no place are destroyed.',
      'A new circle begins only when the one inside it is complete. Setting `blockedCircle`.',
    ),
    rule(
      'MSN-DS-08',
      'Illegal place',
      'The first model may not stand in such a place either.',
      'If the scatter puts it there the unit is destroyed, or with setting `illegalCentre` moved as little as possible.',
    ),
    rule(
      'MSN-DS-09',
      'That turn',
      'A unit that deep strikes may not move or assault in that turn. It may shoot as if it had moved.',
      null,
      AT_THE_TABLE,
    ),
  ],
};


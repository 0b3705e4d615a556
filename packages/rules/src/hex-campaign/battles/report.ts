import type { SeatId } from '../../kernel/index.ts';
import { conclude } from '../aftermath/conclude.ts';
import type { Play } from '../turn/play.ts';
import type { Fault } from '../turn/sheet-faults.ts';
import { fault } from '../turn/sheet-faults.ts';
import type { Battle, BattleReport } from '../types.ts';
import { putBattle, tellFighters } from './put.ts';
import { reportFaults } from './report-faults.ts';
import { isSame, plainReport } from './reports.ts';
import { isAgainstNpc, speakers, spokenFor } from './sides.ts';

const inReport = (found: Fault): Fault => ({ ...found, at: ['report', ...found.at] });

/**
 * HEX-TBL-41: a side reports what a battle came to. The same from both settles it. Against NPC forces nobody is there to
 * confirm it but the referee (HEX-TBL-43).
 */
export function takeReport(play: Play, battle: Battle, seat: SeatId, said: BattleReport): readonly Fault[] {
  const side = spokenFor(battle, seat);
  if (side === null) return [fault('not-your-battle', 'HEX-TBL-41', { battle: battle.id }, ['battle'])];
  if (play.before.settings.quickBattle === 'always') return [fault('only-quick-battles', 'HEX-QB-01', {}, ['type'])];
  const found = reportFaults(play, battle, said, side);
  if (found.length > 0) return found.map(inReport);
  const report = plainReport(said);
  const others = speakers(battle).filter((other) => other !== seat);
  const theirs = others.map((other) => battle.reports[other]);
  const isConfirmed = !isAgainstNpc(battle) && theirs.every((one) => one !== undefined && isSame(one, report));
  // What a side could not be told before: of armies beside the other.
  if (isConfirmed && reportFaults(play, battle, report, null).length > 0) {
    return [fault('report-not-true', 'HEX-TBL-41', {}, ['report'])];
  }
  const isContested = theirs.some((one) => one !== undefined && !isSame(one, report));
  const reported: Battle = { ...battle, reports: { ...battle.reports, [seat]: report } };
  putBattle(play, reported);
  const status = isConfirmed ? 'confirmed' : isContested ? 'differs' : 'awaits';
  const { id, hex } = battle;
  tellFighters(play, battle, (to) => ({
    type: 'battle-reported',
    rule: 'HEX-TBL-41',
    to,
    battle: id,
    hex,
    seat,
    status,
  }));
  if (isConfirmed) conclude(play, reported, { how: 'table', report });
  return [];
}

/** HEX-TBL-41, -43: the referee says what a battle came to: it stands as the report of both sides. */
export function decideReport(play: Play, battle: Battle, said: BattleReport): readonly Fault[] {
  const found = reportFaults(play, battle, said, null);
  if (found.length > 0) return found.map(inReport);
  const report = plainReport(said);
  const reports = Object.fromEntries(speakers(battle).map((seat) => [seat, report]));
  const decided: Battle = { ...battle, reports };
  putBattle(play, decided);
  const { id, hex } = battle;
  tellFighters(play, battle, (to) => ({ type: 'battle-decided', rule: 'HEX-TBL-41', to, battle: id, hex }));
  conclude(play, decided, { how: 'table', report });
  return [];
}

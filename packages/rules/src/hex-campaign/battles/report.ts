import type { SeatId } from '../../kernel/index.ts';
import { conclude } from '../after-battle/conclude.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import { putBattle, tellFighters } from '../sides/put.ts';
import { isAgainstNpc, type Sides, speakers, spokenFor } from '../sides/sides.ts';
import type { Battle, BattleReport, Settings } from '../types.ts';
import { occasionOf } from './occasion.ts';
import type { BattlesPlay } from './play.ts';
import { reportFaults } from './report-faults.ts';
import { isSame, plainReport } from './reports.ts';

/** HEX-TBL-41, HEX-QB-01: why a seat cannot report on a battle at all. */
export function reporterFault(
  settings: Pick<Settings, 'quickBattle'>,
  battle: Sides & Pick<Battle, 'id'>,
  seat: SeatId,
): Fault | null {
  if (spokenFor(battle, seat) === null) {
    return fault('not-your-battle', 'HEX-TBL-41', { battle: battle.id }, ['battle']);
  }
  return settings.quickBattle === 'always' ? fault('only-quick-battles', 'HEX-QB-01', {}, ['type']) : null;
}

/**
 * HEX-TBL-41: a side reports the result of a battle. Two equal reports settle it. Against NPC forces only
 * the referee can confirm it (HEX-TBL-43).
 */
export function takeReport(play: BattlesPlay, battle: Battle, seat: SeatId, said: BattleReport): readonly Fault[] {
  const barred = reporterFault(play.before.settings, battle, seat);
  if (barred !== null) return [barred];
  const found = reportFaults(occasionOf(play, battle, spokenFor(battle, seat)), said);
  if (found.length > 0) return found;
  const report = plainReport(said);
  const others = speakers(battle).filter((other) => other !== seat);
  const theirs = others.map((other) => battle.reports[other]);
  const isConfirmed = !isAgainstNpc(battle) && theirs.every((one) => one !== undefined && isSame(one, report));
  // Faults that a side could not be told before: about armies beside the other.
  if (isConfirmed && reportFaults(occasionOf(play, battle, null), report).length > 0) {
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

/** HEX-TBL-41, -43: the referee rules the result of a battle: it counts as the report of both sides. */
export function decideReport(play: BattlesPlay, battle: Battle, said: BattleReport): readonly Fault[] {
  const found = reportFaults(occasionOf(play, battle, null), said);
  if (found.length > 0) return found;
  const report = plainReport(said);
  const reports = Object.fromEntries(speakers(battle).map((seat) => [seat, report]));
  const decided: Battle = { ...battle, reports };
  putBattle(play, decided);
  const { id, hex } = battle;
  tellFighters(play, battle, (to) => ({ type: 'battle-decided', rule: 'HEX-TBL-41', to, battle: id, hex }));
  conclude(play, decided, { how: 'table', report });
  return [];
}

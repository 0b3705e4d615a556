import { RETREAT_FROM_TURN } from '../data/battles.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { BattleReport, PieceId } from '../types.ts';
import { entriesBy } from './muster.ts';
import type { Occasion } from './occasion.ts';
import { unitFaults } from './unit-faults.ts';

/** HEX-TBL-35, -36: what sides can have declared. */
function declarationFaults({ sides }: Occasion, { retreats, surrender, turns }: BattleReport): readonly Fault[] {
  const found: Fault[] = [];
  if (new Set(retreats).size < retreats.length) found.push(fault('retreat-twice', 'HEX-TBL-35', {}, ['retreats']));
  if (retreats.length > 0 && turns < RETREAT_FROM_TURN) {
    found.push(fault('retreat-too-early', 'HEX-TBL-35', { turn: RETREAT_FROM_TURN, turns }, ['retreats']));
  }
  if (surrender !== null && sides[surrender]?.seat === null) {
    found.push(fault('forces-never-surrender', 'HEX-TBL-43', {}, ['surrender']));
  }
  return found;
}

/** HEX-TBL-09, -10: works that a report names. */
function defenceFaults({ defences: there }: Occasion, { defences }: BattleReport): readonly Fault[] {
  const named = new Set<string>();
  return defences.flatMap(({ defence }, i): readonly Fault[] => {
    const at = ['defences', i];
    if (named.has(defence)) return [fault('defence-twice', 'HEX-TBL-10', { defence }, at)];
    named.add(defence);
    const isThere = there === null || there.includes(defence);
    return isThere ? [] : [fault('defence-not-there', 'HEX-TBL-09', { defence }, at)];
  });
}

/** HEX-TBL-24, -25: armies that helped too often. */
function helpFaults({ isSpent, judged }: Occasion, report: BattleReport): readonly Fault[] {
  const entered = new Map<PieceId, number>();
  const found: Fault[] = [];
  for (const [i, { piece, took }] of report.units.entries()) {
    if (took === 'fought' || !judged(piece)) continue;
    const at = ['units', i, 'took'];
    if (isSpent(piece)) found.push(fault('support-spent', 'HEX-TBL-25', { piece }, at));
    if (took !== 'entered') continue;
    const times = (entered.get(piece) ?? 0) + 1;
    entered.set(piece, times);
    const most = entriesBy(report.turns);
    if (times > most) found.push(fault('too-many-entered', 'HEX-TBL-24', { piece, most, turns: report.turns }, at));
  }
  return found;
}

/**
 * HEX-TBL-41: what cannot be true in a report. A side does not know whether there are armies beside the enemy:
 * its claims about them are judged once both sides agree, so that no refusal reveals them.
 */
export function reportFaults(occasion: Occasion, report: BattleReport): readonly Fault[] {
  return [
    ...(report.turns < 1 ? [fault('no-turns', 'HEX-TBL-41', {}, ['turns'])] : []),
    ...declarationFaults(occasion, report),
    ...unitFaults(occasion, report),
    ...helpFaults(occasion, report),
    ...defenceFaults(occasion, report),
  ].map((found) => ({ ...found, at: ['report', ...found.at] }));
}

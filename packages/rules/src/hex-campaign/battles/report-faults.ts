import { RETREAT_FROM_TURN } from '../data/battles.ts';
import type { Play } from '../turn/play.ts';
import type { Fault } from '../turn/sheet-faults.ts';
import { fault } from '../turn/sheet-faults.ts';
import type { Battle, BattleReport, BattleSide, PieceId } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { defencesAt, entriesBy, muster } from './muster.ts';
import { fieldOf, isSpent } from './support.ts';
import { unitFaults } from './unit-faults.ts';

/** HEX-TBL-35, -36: what sides can have declared. */
function declarationFaults(battle: Battle, { retreats, surrender, turns }: BattleReport): readonly Fault[] {
  const found: Fault[] = [];
  if (new Set(retreats).size < retreats.length) found.push(fault('retreat-twice', 'HEX-TBL-35', {}, ['retreats']));
  if (retreats.length > 0 && turns < RETREAT_FROM_TURN) {
    found.push(fault('retreat-too-early', 'HEX-TBL-35', { turn: RETREAT_FROM_TURN, turns }, ['retreats']));
  }
  if (surrender !== null && battle[surrender]?.seat === null) {
    found.push(fault('forces-never-surrender', 'HEX-TBL-43', {}, ['surrender']));
  }
  return found;
}

/** HEX-TBL-09, -10: works that a report names. */
function defenceFaults(play: Play, battle: Battle, { defences }: BattleReport): readonly Fault[] {
  const there = defencesAt(play, battle);
  const named = new Set<string>();
  return defences.flatMap(({ defence }, i) => {
    const at = ['defences', i];
    if (named.has(defence)) return [fault('defence-twice', 'HEX-TBL-10', { defence }, at)];
    named.add(defence);
    return there.includes(defence) ? [] : [fault('defence-not-there', 'HEX-TBL-09', { defence }, at)];
  });
}

/** HEX-TBL-24, -25: armies that helped more often than they may. */
function helpFaults(
  play: Play,
  battle: Battle,
  report: BattleReport,
  judged: (piece: PieceId) => boolean,
): readonly Fault[] {
  const field = fieldOf(play);
  const entered = new Map<PieceId, number>();
  const found: Fault[] = [];
  for (const [i, { piece, took }] of report.units.entries()) {
    if (took === 'fought' || !judged(piece)) continue;
    const at = ['units', i, 'took'];
    if (isSpent(field, battle, piece)) found.push(fault('support-spent', 'HEX-TBL-25', { piece }, at));
    if (took !== 'entered') continue;
    const times = (entered.get(piece) ?? 0) + 1;
    entered.set(piece, times);
    const most = entriesBy(report.turns);
    if (times > most) found.push(fault('too-many-entered', 'HEX-TBL-24', { piece, most, turns: report.turns }, at));
  }
  return found;
}

/**
 * HEX-TBL-41: what cannot be true of a report. Of armies beside the enemy, and whether there are any, a side knows
 * nothing: what it says of them is judged when both say the same, so that no refusal tells of them.
 * @param by the side that reports; null: the referee, who knows all
 */
export function reportFaults(
  play: Play,
  battle: Battle,
  report: BattleReport,
  by: BattleSide | null,
): readonly Fault[] {
  const judged = by === null ? () => true : judgedBy(play, battle, by);
  const known = muster(play, battle);
  return [
    ...(report.turns < 1 ? [fault('no-turns', 'HEX-TBL-41', {}, ['turns'])] : []),
    ...declarationFaults(battle, report),
    ...unitFaults(play, report, known, judged),
    ...helpFaults(play, battle, report, judged),
    ...defenceFaults(play, battle, report),
  ];
}

/** The pieces of which a side knows whether they were there: those in the hex, its own, and those on its side. */
function judgedBy(play: Play, battle: Battle, by: BattleSide): (piece: PieceId) => boolean {
  const seat = battle[by]?.seat ?? null;
  const there = new Set([
    ...BATTLE_SIDES.flatMap((side) => battle[side]?.armies ?? []),
    ...battle.supporters.filter(({ side }) => side === by).map(({ piece }) => piece),
  ]);
  return (piece) => there.has(piece) || (play.pieces.get(piece) ?? play.orbit.get(piece))?.seat === seat;
}

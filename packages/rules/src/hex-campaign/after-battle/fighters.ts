import type { SeatId } from '../../kernel/index.ts';
import { participating } from '../sides/participation.ts';
import { regrouped } from '../sides/regrouping.ts';
import { unscathed } from '../sides/unscathed.ts';
import { factionOf } from '../turn/play.ts';
import type { Army, Battle, BattleReport, BattleSide, PieceId, Unit, UnitReport } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import type { AfterBattlePlay } from './play.ts';

/** A unit that took part in a battle. */
export interface Fighter {
  readonly side: BattleSide;
  readonly army: PieceId;
  readonly seat: SeatId;
  /** As it was before the battle. */
  readonly unit: Unit;
  /** With how many models it fought. */
  readonly part: number;
  /** Of an army in the hex, not of one beside it. */
  readonly isPrimary: boolean;
  readonly report: UnitReport;
}

/** An army with units in a battle, as it was before it. */
export interface Contingent {
  readonly side: BattleSide;
  readonly army: Army;
  readonly isPrimary: boolean;
  readonly fighters: readonly Fighter[];
}

/** The army of that id on the map or in orbit. */
export function armyAnywhere(play: AfterBattlePlay, id: PieceId): Army | null {
  const piece = play.pieces.get(id) ?? play.orbit.get(id);
  return piece?.kind === 'detachment' || piece?.kind === 'garrison' ? piece : null;
}

type Reports = ReadonlyMap<string, UnitReport>;

/**
 * HEX-TBL-15, -16: which units of an army took part: in the hex all fit ones, beside it those that
 * the report names.
 */
function contingent(
  play: AfterBattlePlay,
  id: PieceId,
  side: BattleSide,
  isPrimary: boolean,
  reports: Reports,
): Contingent | null {
  const found = armyAnywhere(play, id);
  if (found === null) return null;
  const army: Army = { ...found, units: regrouped(found.units) };
  const fighters = participating(army, factionOf(play, army.seat)).flatMap(({ unit, ready }): Fighter[] => {
    const report = reports.get(`${id} ${unit.id}`) ?? (isPrimary ? unscathed(id, unit.id) : null);
    return report === null ? [] : [{ side, army: id, seat: army.seat, unit, part: ready, isPrimary, report }];
  });
  return isPrimary || fighters.length > 0 ? { side, army, isPrimary, fighters } : null;
}

/** Everybody who took part in a battle: the attacker's armies first, those in the hex before those beside it. */
export function contingentsOf(play: AfterBattlePlay, battle: Battle, report: BattleReport): readonly Contingent[] {
  const reports: Reports = new Map(report.units.map((unit) => [`${unit.piece} ${unit.unit}`, unit]));
  return BATTLE_SIDES.flatMap((side) => {
    const beside = battle.supporters.filter((one) => one.side === side).map(({ piece }) => piece);
    const primary = battle[side]?.armies ?? [];
    return [
      ...primary.map((id) => contingent(play, id, side, true, reports)),
      ...beside.map((id) => contingent(play, id, side, false, reports)),
    ].filter((one) => one !== null);
  });
}

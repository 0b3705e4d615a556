import type { RuleId } from '../../kernel/index.ts';
import { FIGHTING_BUILDINGS, PRISONER_POINTS, SCENARIO_POINTS } from '../data/after-battle.ts';
import { OTHER_SIDE } from '../sides/sides.ts';
import type { Battle, BattleReport, BattleSide, Defence } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { type Forces, forcesLost, forceValue } from './value.ts';

/** What a unit contributes to deciding the winner. */
export interface Count {
  readonly side: BattleSide;
  /** Models on the field when the battle ended, and models that retreated. */
  readonly left: number;
  readonly retreated: number;
  readonly prisoners: number;
}

/** What decides the winner of a battle: the server has it from the state, a report form from its reader's view. */
export interface Field {
  readonly battle: Forces & Pick<Battle, 'kind'>;
  readonly report: BattleReport;
  readonly counts: readonly Count[];
  readonly drawMargin: number;
  /** Works that stand in the battle for their Stronghold. */
  readonly defences: readonly Pick<Defence, 'id' | 'type'>[];
}

const isRaider = ({ kind }: Field['battle'], side: BattleSide): boolean => kind === 'raid' && side === 'attacker';

const ofSide = (counts: readonly Count[], side: BattleSide): readonly Count[] =>
  counts.filter((count) => count.side === side);

/** HEX-AFT-05: whether a side has nothing left on the field. */
function isSwept({ battle, report, counts }: Field, side: BattleSide): boolean {
  const forces = forceValue(battle, side);
  if (forces > 0) return forcesLost(battle, report, side) >= forces;
  return ofSide(counts, side).every(({ left }) => left === 0);
}

const broughtOff = (counts: readonly Count[], side: BattleSide): boolean =>
  ofSide(counts, side).some(({ retreated }) => retreated > 0);

/** HEX-AFT-05: whether a side has nobody left and no raid to excuse it. */
function isBeatenOff(field: Field, side: BattleSide): boolean {
  if (!isSwept(field, side)) return false;
  return !(isRaider(field.battle, side) && broughtOff(field.counts, side));
}

/** HEX-AFT-03, HEX-RACE-DE-09: victory points with those for the scenario and for prisoners. */
function totalPoints({ report, counts }: Field, side: BattleSide): number {
  const taken = ofSide(counts, OTHER_SIDE[side]).reduce((sum, { prisoners }) => sum + prisoners, 0);
  return report.points[side] + (report.scenario === side ? SCENARIO_POINTS : 0) + PRISONER_POINTS * taken;
}

/** HEX-AFT-04: whether a building of the attacked Stronghold is still the defender's. */
function isHeld({ defences, report }: Field): boolean {
  const fallen = new Set(report.defences.filter(({ fate }) => fate !== 'silenced').map(({ defence }) => defence));
  return defences.some(({ id, type }) => FIGHTING_BUILDINGS.includes(type) && !fallen.has(id));
}

/** Who won, null: nobody, and the rule that decided it. */
export interface Verdict {
  readonly winner: BattleSide | null;
  readonly rule: RuleId;
}

/** HEX-AFT-03, -04: who is ahead on victory points, where the margin and the Stronghold let that side win. */
function aheadOnPoints(field: Field): Verdict {
  const rule = 'HEX-AFT-03';
  const lead = totalPoints(field, 'attacker') - totalPoints(field, 'defender');
  if (Math.abs(lead) <= field.drawMargin) return { winner: null, rule };
  if (lead < 0) return { winner: 'defender', rule };
  return isHeld(field) ? { winner: null, rule: 'HEX-AFT-04' } : { winner: 'attacker', rule };
}

/**
 * HEX-AFT-03 to -05: the winner of a battle at the table; null: a draw. Surrender loses, then the first
 * declared retreat without a raid, then having no models left; only then do points count.
 */
export function tableVerdict(field: Field): Verdict {
  const { battle, report } = field;
  const rule = 'HEX-AFT-05';
  if (report.surrender !== null) return { winner: OTHER_SIDE[report.surrender], rule };
  const fled = report.retreats.find((side) => !isRaider(battle, side));
  if (fled !== undefined) return { winner: OTHER_SIDE[fled], rule };
  const beaten = BATTLE_SIDES.filter((side) => isBeatenOff(field, side));
  if (beaten.length === 2) return { winner: null, rule };
  return beaten[0] === undefined ? aheadOnPoints(field) : { winner: OTHER_SIDE[beaten[0]], rule };
}

/**
 * HEX-AFT-06, HEX-TBL-36, HEX-QB-08: the side whose detachments are captured: the loser's, if it surrendered or has
 * nobody left without having raided or brought somebody off. Null: nobody's.
 */
export function capturedSide(field: Field, winner: BattleSide | null): BattleSide | null {
  const { battle, report, counts } = field;
  if (winner === null) return null;
  const loser = OTHER_SIDE[winner];
  if (report.surrender === loser) return loser;
  if (isRaider(battle, loser) || !isSwept(field, loser)) return null;
  return report.retreats.includes(loser) && broughtOff(counts, loser) ? null : loser;
}

import type { RuleId } from '../../kernel/index.ts';
import { type Count, capturedSide, tableVerdict } from '../after-battle/outcome.ts';
import { forceValue } from '../after-battle/value.ts';
import { victoryPoints } from '../sides/rewards.ts';
import { OTHER_SIDE } from '../sides/sides.ts';
import type { BattleReport, BattleSide, UnitReport, View } from '../types.ts';
import { isCarded } from './known.ts';
import { type ReportForm, type ReportRow, reportForm } from './report-form.ts';

type OfSides = Readonly<Record<BattleSide, number>>;

/** The result of a report, as far as its reader can know. */
export interface ForeseenReport {
  /** Null: a draw. */
  readonly winner: BattleSide | null;
  /** Which rule decides. */
  readonly rule: RuleId;
  /** What each side was worth, and VP that it gains. HEX-AFT-20 to -22. */
  readonly value: OfSides;
  readonly vp: OfSides;
  /** The side that leaves the hex when all battles are over. HEX-WD-01. Null: none, or it has nothing left. */
  readonly leaves: BattleSide | null;
  /** The side whose detachments are captured. HEX-AFT-06. */
  readonly captured: BattleSide | null;
  /** Whether the reader knows everything that decides VP: not if works count whose price is not on the card. */
  readonly isSure: boolean;
}

const saidOf = (report: BattleReport, { piece, unit }: ReportRow): UnitReport | null =>
  report.units.find((one) => one.piece === piece && one.unit === unit) ?? null;

/**
 * HEX-AFT-02, HEX-RACE-CH-07, HEX-RACE-DE-09: a unit on the field; models that left broken are off it, whatever is
 * rolled.
 */
function countOf(row: ReportRow, said: UnitReport | null): Count {
  const { side, models } = row;
  if (said === null) return { side, left: models, retreated: 0, prisoners: 0 };
  const { took, demon, broken } = said;
  if (took === 'bombarded') return { side, left: 0, retreated: 0, prisoners: 0 };
  const counted = Math.min(said.lost, models);
  const alive = demon === 'alive' ? Math.min(counted, Math.max(0, models - 1)) : counted;
  const lost = demon === 'killed' ? Math.max(counted, Math.min(1, models)) : alive;
  const retreated = Math.min(said.retreated, models - lost);
  const prisoners = row.prisoners && !row.vehicle ? Math.min(said.prisoners, lost) : 0;
  return { side, left: broken === null ? models - lost - retreated : 0, retreated, prisoners };
}

/** HEX-TBL-15, -16: whether a unit took part: in the hex it did, from beside it if the report says so. */
const tookPart = (row: ReportRow, said: UnitReport | null): boolean => said !== null || row.took.includes('fought');

/** HEX-AFT-22: what a side was worth, half for units that fired from afar. */
function worthOf(form: ReportForm, report: BattleReport, side: BattleSide, forces: number): number {
  const points = form.rows
    .filter((row) => row.side === side && tookPart(row, saidOf(report, row)))
    .map((row) => row.points / (saidOf(report, row)?.took === 'bombarded' ? 2 : 1));
  return Math.round(points.reduce((sum, one) => sum + one, forces));
}

/** HEX-AFT-03 to -06, -20 to -22, HEX-WD-01: the result of a battle report. Null: the reader has no form for it. */
export function foreseenReport(view: View, id: string, report: BattleReport): ForeseenReport | null {
  const form = reportForm(view, id);
  const battle = view.battles.find((one) => one.id === id);
  if (form === null || battle === undefined || !isCarded(battle)) return null;
  const counts = form.rows
    .filter((row) => tookPart(row, saidOf(report, row)))
    .map((row) => countOf(row, saidOf(report, row)));
  const { drawMargin, raidDislodges, garrisonVpValue } = view.settings;
  const kind = battle.kind ?? 'attack';
  const field = { battle: { ...battle, kind }, report, counts, drawMargin, defences: form.defences };
  const { winner, rule } = tableVerdict(field);
  const captured = capturedSide(field, winner);
  const worth = (side: BattleSide): number => worthOf(form, report, side, forceValue(battle, side));
  const value = { attacker: worth('attacker'), defender: worth('defender') };
  const gained = victoryPoints(winner, value);
  const vp = (side: BattleSide): number => ((battle[side]?.seat ?? null) === null ? 0 : gained[side]);
  const loser = winner === null ? 'attacker' : OTHER_SIDE[winner];
  const stays = kind === 'raid' && loser === 'defender' && !raidDislodges;
  return {
    winner,
    rule,
    value,
    vp: { attacker: vp('attacker'), defender: vp('defender') },
    leaves: captured === loser || stays || (battle[loser]?.seat ?? null) === null ? null : loser,
    captured,
    isSure: battle.card.flak === null && (garrisonVpValue !== 'bpCost' || !hasGarrison(battle)),
  };
}

const hasGarrison = ({ attacker, defender }: View['battles'][number]): boolean =>
  [attacker, defender].some((side) => side?.kinds.includes('garrison') === true);

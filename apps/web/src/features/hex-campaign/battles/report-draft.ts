import {
  type BattleReport,
  type BattleSide,
  type DefenceReport,
  type Reinforcement,
  type ReportForm,
  type ReportRow,
  type UnitReport,
  unscathed,
} from '@sealed-orders/rules/hex-campaign';

/** A report in which nothing happened. */
const BLANK: BattleReport = {
  turns: 6,
  points: { attacker: 0, defender: 0 },
  scenario: null,
  retreats: [],
  surrender: null,
  units: [],
  defences: [],
};

/** A form's initial report: nothing happened, and the units that dice have let into the battle came in. */
export function begunReport(form: ReportForm, called: readonly Reinforcement[] = []): BattleReport {
  const entered = called.flatMap(({ army, enters }) => (army !== null && enters ? [army] : []));
  return form.rows
    .filter((row) => row.took.includes('entered') && entered.some((army) => isOf(row, army)))
    .reduce((report, row) => withUnit(report, row, { took: 'entered' }), BLANK);
}

type Named = Pick<UnitReport, 'piece' | 'unit'>;

const isOf = (row: Named, { piece, unit }: Named): boolean => row.piece === piece && row.unit === unit;

/** A report's entry for a unit; null: none, which for a unit beside the battle means that it was not there. */
export const saidOf = (report: BattleReport, row: Named): UnitReport | null =>
  report.units.find((unit) => isOf(unit, row)) ?? null;

/** The same without the missing values: nothing happened to it. */
export function unitIn(report: BattleReport, row: ReportRow): UnitReport {
  const [took = 'fought'] = row.took;
  return saidOf(report, row) ?? { ...unscathed(row.piece, row.unit), took };
}

/** The report with a changed entry for one unit. Lost models can no longer be hurt or have left. */
export function withUnit(report: BattleReport, row: ReportRow, change: Partial<UnitReport>): BattleReport {
  const changed = bounded(row, { ...unitIn(report, row), ...change });
  const isNew = saidOf(report, row) === null;
  const units = isNew ? [...report.units, changed] : report.units.map((unit) => (isOf(unit, row) ? changed : unit));
  return { ...report, units };
}

/** The report without an entry for a unit. */
export const withoutUnit = (report: BattleReport, row: Named): BattleReport => ({
  ...report,
  units: report.units.filter((unit) => !isOf(unit, row)),
});

/** How many of a unit are left for each count: a form’s steppers go no further. */
export function mostOf(row: ReportRow, unit: UnitReport): Readonly<Record<Count, number>> {
  const left = row.models - unit.lost;
  return {
    lost: row.models,
    damaged: row.vehicle ? left : 0,
    immobilised: unit.damaged,
    wounded: row.vehicle ? 0 : left,
    retreated: left,
    prisoners: row.prisoners ? unit.lost : 0,
  };
}

/** The counts of a unit. */
export const COUNTS = ['lost', 'damaged', 'immobilised', 'wounded', 'retreated', 'prisoners'] as const;
export type Count = (typeof COUNTS)[number];

/** What one prisoner is worth by default. HEX-RACE-DE-10. */
export const worthOf = ({ each }: ReportRow): number => Math.floor(each);

function bounded(row: ReportRow, unit: UnitReport): UnitReport {
  const left = row.models - unit.lost;
  const damaged = Math.min(unit.damaged, left);
  const prisoners = Math.min(unit.prisoners, unit.lost);
  const { prisonerPoints, ...counts } = unit;
  // The share of the unit's points is the default, so it is not stated.
  const isSaid = prisonerPoints !== undefined && prisoners > 0 && prisonerPoints !== worthOf(row);
  return {
    ...counts,
    ...(isSaid ? { prisonerPoints } : {}),
    damaged,
    immobilised: Math.min(unit.immobilised, damaged),
    wounded: Math.min(unit.wounded, left),
    retreated: Math.min(unit.retreated, left),
    prisoners,
    broken: left === 0 ? null : unit.broken,
  };
}

/**
 * The report with a side that declared its retreat after the others, or did not. In the latter case none of its units
 * left in a retreat.
 */
export function withRetreat(report: BattleReport, form: ReportForm, side: BattleSide, declared: boolean): BattleReport {
  const others = report.retreats.filter((one) => one !== side);
  if (declared) return { ...report, retreats: [...others, side] };
  const ofSide = form.rows.filter((row) => row.side === side);
  const stayed = report.units.map((unit) => (ofSide.some((row) => isOf(row, unit)) ? { ...unit, retreated: 0 } : unit));
  return { ...report, retreats: others, units: stayed };
}

/** The report with the fate of a work; null: its owner holds it, and it is not listed. */
export function withFate(report: BattleReport, defence: string, fate: DefenceReport['fate'] | null): BattleReport {
  const others = report.defences.filter((one) => one.defence !== defence);
  return { ...report, defences: fate === null ? others : [...others, { defence, fate }] };
}

/** Points of so many models of a unit: a fraction if its points are not divisible by its models. */
const shareOf = ({ points, models }: ReportRow, lost: number): number => (points * lost) / Math.max(1, models);

/** Points of the models that a unit lost. */
export const unitPointsLost = (row: ReportRow, lost: number): number => Math.floor(shareOf(row, lost));

/** HEX-AFT-07: points of the models that a side lost, rounded down once. */
export const pointsLost = (report: BattleReport, form: ReportForm, side: BattleSide): number =>
  Math.floor(
    form.rows
      .filter((row) => row.side === side)
      // A sum of thirds may end in .999….
      .reduce((sum, row) => sum + shareOf(row, saidOf(report, row)?.lost ?? 0), 1e-6),
  );

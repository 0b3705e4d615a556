import {
  type BattleId,
  type BattleResult,
  isKillTeamMission,
  type Mission,
  type Order,
  orderSchema,
  type ReportForm,
  type Unit,
  type UnitDeed,
  type UnitId,
  type UnitUse,
} from '@sealed-orders/rules/node-campaign';

/** How much of a unit was fielded. */
export type Fielding = 'none' | 'full' | 'partial';

/** A report that is being written; null: as the form begins. */
export interface Draft {
  readonly result: BattleResult | null;
  readonly units: readonly UnitUse[] | null;
  /** What the player has filled in. */
  readonly told: readonly ResultField[];
}

export const NO_DRAFT: Draft = { result: null, units: null, told: [] };

/** Fields of a result that can differ between a report and its amendment. */
export const RESULT_FIELDS = ['date', 'mission', 'level', 'winner', 'degree', 'iasl'] as const;
export type ResultField = (typeof RESULT_FIELDS)[number];

/** What a first report must fill in, because no proposal is likely to be right: the winner, and a mission that was not rolled. */
export const untold = (told: readonly ResultField[], isMissionKnown: boolean): readonly ('mission' | 'winner')[] =>
  (['mission', 'winner'] as const).filter((field) => !told.includes(field) && !(field === 'mission' && isMissionKnown));

/** What an amendment changes. */
export const changedFields = (before: BattleResult, after: BattleResult): readonly ResultField[] =>
  RESULT_FIELDS.filter((field) => !isSame(before, after, field));

function isSame(before: BattleResult, after: BattleResult, field: ResultField): boolean {
  if (field !== 'iasl') return before[field] === after[field];
  const scores = ({ iasl }: BattleResult) => iasl.map(({ seat, score }) => `${seat} ${score}`).sort();
  return scores(before).join() === scores(after).join();
}

/** The result with one field as it was. The degree of a victory goes with its winner. */
export function undone(before: BattleResult, after: BattleResult, field: ResultField): BattleResult {
  if (field === 'winner' || (field === 'degree' && (before.winner === null) !== (after.winner === null))) {
    return { ...after, winner: before.winner, degree: before.degree };
  }
  return { ...after, [field]: before[field] };
}

/** A draw has no degree; a victory has one. */
export const withWinner = (result: BattleResult, winner: number | null): BattleResult => ({
  ...result,
  winner,
  degree: winner === null ? null : (result.degree ?? 'marginal'),
});

/** Another mission may have other force levels. */
export function withMission(
  result: BattleResult,
  mission: Mission,
  range: { readonly least: number; readonly most: number },
): BattleResult {
  return { ...result, mission, level: Math.min(range.most, Math.max(range.least, result.level)) };
}

/** The score of a player's army list; null: none. */
export function withScore(result: BattleResult, seat: BattleResult['iasl'][number]['seat'], score: number | null) {
  const others = result.iasl.filter((one) => one.seat !== seat);
  return { ...result, iasl: score === null ? others : [...others, { seat, score }] };
}

/** The ids of a player's units that can have fought in a mission. */
export const unitsFor = (
  { units, killTeam }: Pick<ReportForm, 'units' | 'killTeam'>,
  mission: Mission,
): readonly UnitId[] => (isKillTeamMission(mission) ? killTeam : units);

/** The uses of those units only: rosters change, and a mission can ask for another one. */
export const usesOf = (uses: readonly UnitUse[], ids: readonly UnitId[]): readonly UnitUse[] =>
  uses.filter(({ unit }) => ids.includes(unit));

export const fieldingOf = (uses: readonly UnitUse[], unit: UnitId): Fielding => {
  const found = uses.find((use) => use.unit === unit);
  if (found === undefined) return 'none';
  return found.isFull ? 'full' : 'partial';
};

/** The table with a unit fielded in full, partly, or not at all. */
export function withFielding(uses: readonly UnitUse[], unit: UnitId, fielding: Fielding): readonly UnitUse[] {
  const others = uses.filter((use) => use.unit !== unit);
  if (fielding === 'none') return others;
  const isFull = fielding === 'full';
  const isThere = others.length < uses.length;
  return isThere
    ? uses.map((use) => (use.unit === unit ? { ...use, isFull } : use))
    : [...uses, { unit, isFull, deeds: [] }];
}

/** Half strength and wiped out exclude each other, and only one unit goes beyond the call of duty. */
export function withDeed(uses: readonly UnitUse[], unit: UnitId, deed: UnitDeed, isOn: boolean): readonly UnitUse[] {
  const without = (deeds: UnitUse['deeds'], ...gone: readonly UnitDeed[]) => deeds.filter((one) => !gone.includes(one));
  const other: Partial<Record<UnitDeed, UnitDeed>> = { halved: 'destroyed', destroyed: 'halved' };
  return uses.map((use) => {
    if (use.unit !== unit) return isOn && deed === 'beyond-duty' ? { ...use, deeds: without(use.deeds, deed) } : use;
    const excluded = other[deed];
    const deeds = without(use.deeds, deed, ...(isOn && excluded !== undefined ? [excluded] : []));
    return { ...use, deeds: isOn ? [...deeds, deed] : deeds };
  });
}

/** Points of what is fielded in full: parts of units are settled at the table. */
export const fieldedPoints = (uses: readonly UnitUse[], units: readonly Pick<Unit, 'id' | 'points'>[]): number =>
  units.reduce((sum, { id, points }) => (fieldingOf(uses, id) === 'full' ? sum + points : sum), 0);

/** How the points of a list stand to what is allowed. */
export function sumWithin(points: number, most: number): { readonly left: number; readonly over: number } {
  return { left: Math.max(0, most - points), over: Math.max(0, points - most) };
}

interface Written {
  readonly battle: BattleId;
  readonly result: BattleResult;
  readonly units: readonly UnitUse[];
}

/** The order that files, confirms or amends. */
export function reportOrder(type: 'report' | 'confirm' | 'amend', { battle, result, units }: Written): Order {
  return type === 'confirm' ? { type, battle, units } : { type, battle, result, units };
}

/** A draft that this browser has kept, as far as it can still be read. */
export function readDraft(found: unknown, battle: BattleId): Draft | null {
  if (typeof found !== 'object' || found === null) return null;
  const [units, result] = ['units' in found ? found.units : null, 'result' in found ? found.result : null];
  const told: readonly unknown[] = 'told' in found && Array.isArray(found.told) ? found.told : [];
  const army = orderSchema.safeParse({ type: 'confirm', battle, units });
  const report = orderSchema.safeParse({ type: 'report', battle, result, units: [] });
  return {
    units: army.data?.type === 'confirm' ? army.data.units : null,
    result: report.data?.type === 'report' ? report.data.result : null,
    told: RESULT_FIELDS.filter((field) => told.includes(field)),
  };
}

import type { Force, NewUnit, Order } from '@sealed-orders/rules/node-campaign';
import { BLANK_UNIT, draftOfUnit, typedPoints, typedUnit, type UnitDraft } from './unit-draft.ts';

export const PARTS = ['units', 'killTeam'] as const;
export type RosterPart = (typeof PARTS)[number];

/** A line of a roster that is being entered. */
export interface RosterRow extends UnitDraft {
  readonly key: number;
  readonly part: RosterPart;
}

/** A first roster that is being entered. `next`: the key of the next row. */
export interface RosterDraft {
  readonly rows: readonly RosterRow[];
  readonly next: number;
}

type RosterOrder = Extract<Order, { readonly type: 'roster' }>;

const NOTHING: RosterDraft = { rows: [], next: 1 };

/** The roster as it is saved, or an empty row to begin with. */
export function savedDraft({ units, killTeam }: Pick<Force, 'units' | 'killTeam'>): RosterDraft {
  const saved = withUnits(withUnits(NOTHING, 'units', units), 'killTeam', killTeam);
  return saved.rows.length > 0 ? saved : withRow(NOTHING, 'units');
}

export const withRow = ({ rows, next }: RosterDraft, part: RosterPart, unit: UnitDraft = BLANK_UNIT): RosterDraft => ({
  rows: [...rows, { ...unit, key: next, part }],
  next: next + 1,
});

/** Adds units; empty rows make room for them. */
export function withUnits(draft: RosterDraft, part: RosterPart, units: readonly NewUnit[]): RosterDraft {
  const start: RosterDraft = { ...draft, rows: draft.rows.filter((row) => !isBlank(row)) };
  return units.reduce((made, unit) => withRow(made, part, draftOfUnit(unit)), start);
}

export const withChanged = (draft: RosterDraft, key: number, change: Partial<UnitDraft>): RosterDraft => ({
  ...draft,
  rows: draft.rows.map((row) => (row.key === key ? { ...row, ...change } : row)),
});

export const withoutRow = (draft: RosterDraft, key: number): RosterDraft => ({
  ...draft,
  rows: draft.rows.filter((row) => row.key !== key),
});

const isBlank = ({ name, description, points }: UnitDraft): boolean => `${name}${description}${points}`.trim() === '';

/** Rows in which something was typed, but a name or whole points are missing. */
export const isIncomplete = (row: RosterRow): boolean => !isBlank(row) && typedUnit(row) === null;

/** The points of a part as far as they are typed. */
export const pointsIn = ({ rows }: RosterDraft, part: RosterPart): number =>
  rows.reduce((sum, row) => (row.part === part ? sum + (typedPoints(row.points) ?? 0) : sum), 0);

const unitsIn = ({ rows }: RosterDraft, part: RosterPart): NewUnit[] =>
  rows.flatMap((row) => (row.part === part ? (typedUnit(row) ?? []) : []));

/** The order that saves the complete rows. */
export const rosterOrder = (force: RosterOrder['force'], draft: RosterDraft): RosterOrder => ({
  type: 'roster',
  force,
  units: unitsIn(draft, 'units'),
  killTeam: unitsIn(draft, 'killTeam'),
});

/** Whether the draft says the same as what is saved. */
export function isSaved({ units, killTeam }: Pick<Force, 'units' | 'killTeam'>, draft: RosterDraft): boolean {
  const written = (some: readonly NewUnit[]): string => JSON.stringify(some.map(draftOfUnit));
  return (
    written(unitsIn(draft, 'units')) === written(units) && written(unitsIn(draft, 'killTeam')) === written(killTeam)
  );
}

import { z } from 'zod';
import { typedName } from './review/review.ts';
import type { Category, Roster, Selection } from './roster.ts';
import { MOVE_CLASSES, type MoveClass, SLOTS, type Slot, UNIT_LIMITS } from './units.ts';

const MOST_POINTS = 100_000;

/** A unit as a player types it in. */
export const typedUnitSchema = z.strictObject({
  name: typedName(UNIT_LIMITS.nameLength),
  slot: z.enum(SLOTS),
  moveClass: z.enum(MOVE_CLASSES),
  models: z.int().min(1).max(UNIT_LIMITS.models),
  /** Of the whole unit. */
  points: z.int().min(0).max(MOST_POINTS),
});
export type TypedUnit = z.infer<typeof typedUnitSchema>;

export const typedUnitsSchema = z.array(typedUnitSchema).min(1).max(UNIT_LIMITS.unitsPerDetachment);

const SLOT = 'typed-slot:';
const MOVES = 'typed-moves:';
const POINTS = { id: 'points', name: 'Points' } as const;

/** A player's typed list, stored like another program's: its categories give each unit's kind. */
export function typedRoster(name: string, units: readonly TypedUnit[]): Roster {
  return {
    name,
    gameSystem: '',
    generation: '2.03',
    costTypes: [{ ...POINTS, total: units.reduce((sum, { points }) => sum + points, 0), limit: null }],
    forces: [{ name, catalogue: '', selections: units.map(selectionOf) }],
  };
}

const category = (prefix: string, word: string, primary: boolean): Category => ({
  id: `${prefix}${word}`,
  name: word,
  primary,
});

function selectionOf({ name, slot, moveClass, models, points }: TypedUnit, index: number): Selection {
  return {
    id: `u${index}`,
    name,
    type: 'unit',
    number: models,
    costs: [{ type: POINTS.id, value: points }],
    categories: [category(SLOT, slot, true), category(MOVES, moveClass, false)],
    children: [],
  };
}

/** The value in a category that a typed list gives its units; null if none. */
function said<Word extends string>({ categories }: Selection, prefix: string, words: readonly Word[]): Word | null {
  return words.find((word) => categories.some(({ id }) => id === `${prefix}${word}`)) ?? null;
}

export const typedSlot = (selection: Selection): Slot | null => said(selection, SLOT, SLOTS);
export const typedMoveClass = (selection: Selection): MoveClass | null => said(selection, MOVES, MOVE_CLASSES);

/** The units of a typed list; null for one from a file. */
export function typedUnits(roster: Roster): readonly TypedUnit[] | null {
  const units: TypedUnit[] = [];
  for (const selection of roster.forces.flatMap(({ selections }) => selections)) {
    const [slot, moveClass] = [typedSlot(selection), typedMoveClass(selection)];
    if (slot === null || moveClass === null) return null;
    const points = selection.costs.find(({ type }) => type === POINTS.id)?.value ?? 0;
    units.push({ name: selection.name, slot, moveClass, models: selection.number, points });
  }
  return units.length === 0 ? null : units;
}

import { selectionId, unitId } from '../schemas/atoms.ts';
import { unit as unitSchema } from '../schemas/setup.ts';
import type { Side, Unit, UnitState } from '../types.ts';

/** A squad of ten for 100 points, or what the changes make of it. @param number in its army; its selection has the same */
export const unit = (side: Side, number: number, changes: Partial<Unit> = {}): Unit =>
  unitSchema.parse({
    id: unitId.parse(`${side}u${number}`),
    name: `Unit ${side}${number}`,
    side,
    selection: selectionId.parse(`${side}s${number}`),
    kind: 'infantry',
    cost: 100,
    models: 10,
    ...changes,
  });

/** Whole, on the table, or what the changes make of it. */
export const stateOf = ({ models, wounds }: Unit, changes: Partial<UnitState> = {}): UnitState => ({
  fate: 'table',
  models,
  wounds,
  damage: [],
  isScoring: null,
  ...changes,
});

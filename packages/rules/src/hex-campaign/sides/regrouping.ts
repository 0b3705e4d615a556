import type { Models, Unit } from '../types.ts';
import { rosterSize } from '../units/living.ts';

/** HEX-TBL-16: units between which models may move: the same entry, moved, carried and marked alike. */
const kindOf = (unit: Unit): string =>
  JSON.stringify([unit.kind === '' ? unit.name : unit.kind, unit.slot, unit.moveClass, unit.mount, unit.mark]);

/**
 * HEX-TBL-16, -17: the units of an army after regrouping: of each kind as many at full strength as there
 * can be, and the rest in one more. Wounded, damaged, dead and captured models take the places of those that left;
 * no unit changes its size; weapons and experience stay with their unit.
 */
export function regrouped(units: readonly Unit[]): readonly Unit[] {
  const kinds = new Map<string, Unit[]>();
  for (const unit of units) {
    const kind = kindOf(unit);
    const others = kinds.get(kind);
    if (others === undefined) kinds.set(kind, [unit]);
    else others.push(unit);
  }
  const changed = new Map<Unit, Unit>();
  for (const same of kinds.values()) {
    if (same.length > 1) for (const [unit, models] of shared(same)) changed.set(unit, { ...unit, models });
  }
  return units.map((unit) => changed.get(unit) ?? unit);
}

/** The order in which models fill units. */
const FILLING = ['ready', 'wounded', 'damaged', 'dead'] as const satisfies readonly (keyof Models)[];

/**
 * Small ones first, because they fill soonest; among equals the strongest, so that few models change places, and
 * none when regrouped again.
 */
function byEase(a: Unit, b: Unit): number {
  const found = FILLING.find((condition) => a.models[condition] !== b.models[condition]);
  const byStrength = found === undefined ? 0 : b.models[found] - a.models[found];
  return rosterSize(a) - rosterSize(b) || byStrength || (a.id < b.id ? -1 : 1);
}

/** New models of units of one kind. */
function shared(same: readonly Unit[]): ReadonlyMap<Unit, Models> {
  const order = [...same].sort(byEase);
  const total = (of: (models: Models) => number) => same.reduce((sum, { models }) => sum + of(models), 0);
  let fit = total(({ ready }) => ready);
  let [wounded, damaged, dead] = [total((m) => m.wounded), total((m) => m.damaged), total((m) => m.dead)];
  return new Map(
    order.map((unit) => {
      const size = rosterSize(unit);
      const ready = Math.min(fit, size);
      const w = Math.min(wounded, size - ready);
      const d = Math.min(damaged, size - ready - w);
      const gone = Math.min(dead, size - ready - w - d);
      fit -= ready;
      wounded -= w;
      damaged -= d;
      dead -= gone;
      return [unit, { ready, wounded: w, damaged: d, dead: gone, captured: size - ready - w - d - gone }];
    }),
  );
}

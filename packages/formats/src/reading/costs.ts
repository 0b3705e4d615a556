import { CAPS } from '../caps.ts';
import type { Cost } from '../roster.ts';
import type { CostForm, RosterForm, SelectionForm } from './form.ts';

/** A kind of cost as the list names it. */
export interface NamedCost {
  readonly id: string;
  readonly name: string;
}

/**
 * All kinds of cost of a list: those that it states first, in its order. Null if there are more than anybody can
 * choose from.
 */
export function namedCosts(form: RosterForm, selections: readonly SelectionForm[]): readonly NamedCost[] | null {
  const costs: NamedCost[] = [];
  for (const cost of form.costs) {
    const stated = namedAs(cost);
    if (!costs.some((it) => it.id === stated.id)) costs.push(stated);
    if (costs.length > CAPS.costTypes) return null;
  }
  for (const cost of [...form.costLimits, ...forceCosts(form), ...selections.flatMap((it) => it.costs)]) {
    if (matching(costs, cost) === undefined) costs.push(namedAs(cost));
    if (costs.length > CAPS.costTypes) return null;
  }
  return costs;
}

/** The costs of forces themselves, which are in no selection. */
export const forceCosts = ({ forces }: RosterForm): readonly CostForm[] => forces.flatMap(({ costs }) => costs);

function namedAs({ typeId, name }: CostForm): NamedCost {
  return { id: typeId === '' ? name : typeId, name: name === '' ? typeId : name };
}

/** By id first and by name second: editors of lists rename costs, and copies of one cost have other ids. */
export function matching(costs: readonly NamedCost[], cost: CostForm): NamedCost | undefined {
  return costs.find((it) => it.id === cost.typeId) ?? costs.find((it) => cost.name !== '' && it.name === cost.name);
}

/** In the order of `named`, without zeros: some forms write them and some do not. */
export function costsOf(named: readonly NamedCost[], costs: readonly CostForm[]): readonly Cost[] {
  const values = named.map((type) => ({ type: type.id, value: valueIn(named, costs, type) }));
  return values.filter((cost) => cost.value !== 0);
}

/** Sum of the entries that mean this kind of cost. */
export function valueIn(named: readonly NamedCost[], costs: readonly CostForm[], type: NamedCost): number {
  let value = 0;
  for (const cost of costs) if (matching(named, cost) === type) value += cost.value;
  return value;
}

/** The list's limit, or null. A limit of zero or less means no limit. */
export function limitIn(named: readonly NamedCost[], form: RosterForm, type: NamedCost): number | null {
  const limit = form.costLimits.find((it) => matching(named, it) === type)?.value ?? 0;
  return limit > 0 ? limit : null;
}

import type { Result } from '@sealed-orders/rules/kernel';
import { CAPS } from '../caps.ts';
import type { RosterProblem } from '../problems.ts';
import { allSelections, type CostType, type Generation, type Roster, type Selection, sumOfCosts } from '../roster.ts';
import { costsOf, limitIn, matching, type NamedCost, namedCosts, valueIn } from './costs.ts';
import type { RosterForm, SelectionForm } from './form.ts';

/** Totals are stated with two decimals at most, in files written by programs that count in binary fractions. */
const TOLERANCE = 0.01;

/** Builds the army list from a file's contents, and adds it up. `name` is for lists without one. */
export function built(form: RosterForm, name: string): Result<Roster, RosterProblem> {
  const generation = generationOf(form.version);
  if (generation === null) {
    return { ok: false, problem: { code: 'unknown-version', version: form.version } };
  }
  const forms = allSelections(form);
  if (forms.length === 0) return { ok: false, problem: { code: 'no-selections' } };
  const named = namedCosts(form, forms);
  if (named === null) return { ok: false, problem: { code: 'too-many-cost-types', limit: CAPS.costTypes } };

  const forces = form.forces.map((force) => ({
    ...force,
    selections: force.selections.map((it) => selectionOf(named, it)),
  }));
  const costTypes = totals(named, form, allSelections({ forces }));
  const wrong = wrongTotal(named, form, costTypes);
  if (wrong !== null) return { ok: false, problem: wrong };
  const roster = { name: form.name === '' ? name : form.name, gameSystem: form.gameSystem };
  return { ok: true, value: { ...roster, generation, costTypes, forces } };
}

/** The JSON form may leave its version out; it is of the last generation. */
function generationOf(version: string): Generation | null {
  if (version === '') return '2.03';
  const [, major, minor] = /^(\d{1,3})(?:\.(\d{1,3}))?(?!\d)/.exec(version) ?? [];
  if (major === '1') return '1.15';
  if (major === '2') return Number(minor ?? 0) <= 1 ? '2.01' : '2.03';
  return null;
}

function selectionOf(named: readonly NamedCost[], form: SelectionForm): Selection {
  return {
    ...form,
    costs: costsOf(named, form.costs),
    children: form.children.map((it) => selectionOf(named, it)),
  };
}

function totals(named: readonly NamedCost[], form: RosterForm, selections: readonly Selection[]): readonly CostType[] {
  return named.map((it) => ({ ...it, total: sumOfCosts(selections, it.id), limit: limitIn(named, form, it) }));
}

/** A stated total that is not the sum: something is lost, or counted differently. */
function wrongTotal(
  named: readonly NamedCost[],
  form: RosterForm,
  costTypes: readonly CostType[],
): RosterProblem | null {
  for (const cost of named) {
    if (!form.costs.some((it) => matching(named, it) === cost)) continue;
    const stated = valueIn(named, form.costs, cost);
    const sum = costTypes.find((it) => it.id === cost.id)?.total ?? 0;
    if (Math.abs(stated - sum) > TOLERANCE) return { code: 'wrong-total', cost: cost.name, stated, sum };
  }
  return null;
}

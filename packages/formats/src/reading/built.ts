import type { Result } from '@sealed-orders/rules/kernel';
import { CAPS } from '../caps.ts';
import type { RosterProblem } from '../problems.ts';
import { guessedPoints } from '../review/guesses.ts';
import { allSelections, type CostType, type Generation, type Roster, type Selection, sumOfCosts } from '../roster.ts';
import { costsOf, forceCosts, limitIn, matching, type NamedCost, namedCosts, valueIn } from './costs.ts';
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

  const forces = form.forces.map(({ costs: _own, ...force }) => ({
    ...force,
    selections: force.selections.map((it) => selectionOf(named, it)),
  }));
  const costTypes = totals(named, form, allSelections({ forces }));
  const wrong = wrongTotal(costTypes);
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

/** Whatever a file states, the total is the sum of its parts. A stated one that differs is kept beside it. */
function totals(named: readonly NamedCost[], form: RosterForm, selections: readonly Selection[]): readonly CostType[] {
  return named.map((it) => {
    const own = valueIn(named, forceCosts(form), it);
    const total = Math.round((sumOfCosts(selections, it.id) + own) * 1000) / 1000;
    const stated = statedIn(named, form, it);
    const differs = stated !== null && Math.abs(stated - total) > TOLERANCE;
    return { ...it, total, limit: limitIn(named, form, it), ...(differs ? { stated } : {}) };
  });
}

/** Null: the file states no total of this cost. */
function statedIn(named: readonly NamedCost[], form: RosterForm, cost: NamedCost): number | null {
  return form.costs.some((it) => matching(named, it) === cost) ? valueIn(named, form.costs, cost) : null;
}

/**
 * Points whose stated total is not the sum: something is lost, or counted differently. Other costs may be counted in
 * ways that only the player knows, so they are never a reason to refuse a list.
 */
function wrongTotal(costTypes: readonly CostType[]): RosterProblem | null {
  const points = guessedPoints(costTypes);
  if (points?.stated === undefined) return null;
  return { code: 'wrong-total', cost: points.name, stated: points.stated, sum: points.total };
}

import { type Selection, sumOfCosts } from '../roster.ts';
import { typedSlot } from '../typed.ts';
import { UNIT_LIMITS } from '../units.ts';
import type { Candidate } from './candidates.ts';

/** How many models a unit has, and whether the list leaves room for doubt. */
export interface Models {
  readonly models: number;
  readonly isGuess: boolean;
}

/**
 * The models of a unit: those that the list marks as models, else what "10 Riflemen" says, else its priced parts if it
 * has no price of its own, else its own number. Only the first, without a number in a name, is more than a guess.
 * @param points the cost that is points; null: none
 */
export function modelsIn(candidate: Candidate, points: string | null): Models {
  const { selection, parts } = candidate;
  if (typedSlot(selection) !== null) return within(selection.number, false);
  const models = parts.filter((it) => it.type === 'model');
  const listed = sumOf(models);
  if (listed > 0)
    return within(
      listed,
      models.some((it) => inName(it) > 1),
    );
  if (inName(selection) > 1) return within(sumOf([selection]), true);
  const numbered = sumOf(parts.filter((it) => inName(it) > 1));
  if (numbered > 0) return within(numbered, true);
  return within(Math.max(pricedParts(selection, points), selection.number), true);
}

const within = (models: number, isGuess: boolean): Models => ({
  models: Math.min(UNIT_LIMITS.models, Math.max(1, models)),
  isGuess,
});

/** "10 Riflemen" or "10x Riflemen" are ten each time that they are taken; other names are one. */
const inName = ({ name }: Selection): number => Number(/^(\d{1,3})\s?[x×]?\s+\p{L}/iu.exec(name)?.[1] ?? 1);

const sumOf = (selections: readonly Selection[]): number =>
  selections.reduce((sum, it) => sum + it.number * inName(it), 0);

/** Models may be written as upgrades: then they have the price, and the unit has none. */
function pricedParts(selection: Selection, points: string | null): number {
  if (points === null || sumOfCosts([selection], points) !== 0) return 0;
  const priced = selection.children.filter((it) => sumOfCosts([it], points) > 0);
  return priced.reduce((sum, it) => sum + it.number, 0);
}

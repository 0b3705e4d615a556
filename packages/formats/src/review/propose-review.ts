import { type CostType, type Roster, type Selection, sumOfCosts } from '../roster.ts';
import { typedMoveClass, typedSlot } from '../typed.ts';
import { UNIT_LIMITS } from '../units.ts';
import { type Candidate, candidates } from './candidates.ts';
import { guessedMoveClass, guessedSlot, saysConfiguration, saysPoints, saysScout } from './guesses.ts';
import type { Review, ReviewedUnit } from './review.ts';

/** A first guess at everything in the review, so that most lists need no more than a look. */
export function proposeReview(roster: Roster): Review {
  const points = guessedPoints(roster.costTypes)?.id ?? null;
  return {
    name: shortName(roster.name, roster.forces[0]?.name ?? ''),
    points,
    units: candidates(roster).map((it) => proposedUnit(it, points)),
  };
}

/** The limited one, else the one with that name, else the first. */
function guessedPoints(costTypes: readonly CostType[]): CostType | undefined {
  const limited = costTypes.filter((it) => it.limit !== null);
  const likely = limited.length > 0 ? limited : costTypes;
  return likely.find((it) => saysPoints(it.name)) ?? likely[0];
}

function proposedUnit(candidate: Candidate, points: string | null): ReviewedUnit {
  const { selection, parts } = candidate;
  const categories = [...selection.categories]
    .sort((a, b) => Number(b.primary) - Number(a.primary))
    .map((it) => it.name);
  const models = parts.filter((it) => it !== selection && it.type !== 'upgrade').map((it) => it.name);
  return {
    selection: candidate.key,
    counted: isLikelyUnit(candidate, points),
    name: shortName(selection.name, selection.id),
    slot: typedSlot(selection) ?? guessedSlot([...categories, selection.name]),
    moveClass: typedMoveClass(selection) ?? guessedMoveClass([...categories, selection.name, ...models]),
    models: modelsOf(selection, parts),
    scout: typedSlot(selection) === null && categories.some(saysScout),
  };
}

/**
 * A commander may be written as an upgrade at the top of the list, and so are choices about the game: he has a price
 * and they have none.
 */
function isLikelyUnit({ selection, parts }: Candidate, points: string | null): boolean {
  if (selection.type !== 'upgrade') return true;
  if (selection.categories.some((it) => saysConfiguration(it.name))) return false;
  return points !== null && sumOfCosts(parts, points) > 0;
}

/** Models by number; if a list does not list models, the number of the unit. */
function modelsOf(selection: Selection, parts: readonly Selection[]): number {
  const models = parts.filter((it) => it.type === 'model').reduce((sum, it) => sum + it.number, 0);
  return Math.min(UNIT_LIMITS.models, Math.max(1, models > 0 ? models : selection.number));
}

/** Cut between letters, not inside one. */
function shortName(name: string, otherwise: string): string {
  const words = [name, otherwise].find((it) => it !== '') ?? '-';
  return words
    .slice(0, UNIT_LIMITS.nameLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

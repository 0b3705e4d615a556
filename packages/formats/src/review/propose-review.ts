import { type Roster, type Selection, sumOfCosts } from '../roster.ts';
import { typedMoveClass, typedSlot } from '../typed.ts';
import { UNIT_LIMITS } from '../units.ts';
import { type Candidate, candidates } from './candidates.ts';
import { guessedMoveClass, guessedPoints, guessedSlot, saysScout } from './guesses.ts';
import { modelsIn } from './models.ts';
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

function proposedUnit(candidate: Candidate, points: string | null): ReviewedUnit {
  const { selection, parts } = candidate;
  const categories = [...selection.categories]
    .sort((a, b) => Number(b.primary) - Number(a.primary))
    .map((it) => it.name);
  const models = parts.filter((it) => it !== selection && it.type !== 'upgrade').map((it) => it.name);
  return {
    selection: candidate.key,
    counted: isLikelyUnit(candidate, points),
    name: nameOf(selection),
    slot: typedSlot(selection) ?? guessedSlot([...categories, selection.name]),
    moveClass: typedMoveClass(selection) ?? guessedMoveClass([...categories, selection.name, ...models]),
    models: modelsIn(candidate, points).models,
    scout: typedSlot(selection) === null && categories.some(saysScout),
  };
}

/**
 * A commander may be written as an upgrade at the top of the list, and so are choices about the game: he has a price
 * and most of them have none. What has a price is proposed, so that no points go missing.
 */
function isLikelyUnit({ selection, parts }: Candidate, points: string | null): boolean {
  return selection.type !== 'upgrade' || (points !== null && sumOfCosts(parts, points) > 0);
}

/** The player's own name, if there is one, with the catalogue's. */
function nameOf({ name, customName, id }: Selection): string {
  return shortName(customName === undefined ? name : `${customName} (${name})`, id);
}

/** Cut between letters, not inside one. */
function shortName(name: string, otherwise: string): string {
  const words = [name, otherwise].find((it) => it !== '') ?? '-';
  return words
    .slice(0, UNIT_LIMITS.nameLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

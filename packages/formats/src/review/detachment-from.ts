import type { Result } from '@sealed-orders/rules/kernel';
import type { ReviewProblem } from '../problems.ts';
import { type Roster, sumOfCosts } from '../roster.ts';
import { type DetachmentDraft, UNIT_LIMITS, type UnitDraft } from '../units.ts';
import { candidates } from './candidates.ts';
import type { Review } from './review.ts';

/**
 * The detachment from a reviewed list. The review gives each selection's kind; its cost comes only from the list.
 * Points are whole: fractions are rounded down, as everywhere in the campaign.
 */
export function detachmentFrom(roster: Roster, review: Review): Result<DetachmentDraft, ReviewProblem> {
  const problem = reviewProblem(roster, review);
  if (problem !== null) return { ok: false, problem };
  const known = candidates(roster);
  const units: UnitDraft[] = [];
  for (const { selection, counted, ...unit } of review.units) {
    const candidate = known.find((it) => it.key === selection);
    if (!counted || candidate === undefined) continue;
    const points = Math.floor(sumOfCosts(candidate.parts, review.points ?? ''));
    if (points < 0) return { ok: false, problem: { code: 'negative-points', unit: unit.name, points } };
    units.push({ ...unit, points });
  }
  return { ok: true, value: summed(review.name, units) };
}

function reviewProblem(roster: Roster, review: Review): ReviewProblem | null {
  if (review.points === null) return { code: 'no-points' };
  if (!roster.costTypes.some((it) => it.id === review.points)) return { code: 'unknown-cost', cost: review.points };
  const keys = new Set(candidates(roster).map((it) => it.key));
  const seen = new Set<string>();
  for (const { selection } of review.units) {
    if (!keys.has(selection)) return { code: 'unknown-selection', selection };
    if (seen.has(selection)) return { code: 'repeated-selection', selection };
    seen.add(selection);
  }
  const units = review.units.filter((it) => it.counted).length;
  if (units === 0) return { code: 'no-units' };
  const limit = UNIT_LIMITS.unitsPerDetachment;
  return units > limit ? { code: 'too-many-units', units, limit } : null;
}

/** Several lists as one detachment. */
export function joinDetachments(
  drafts: readonly DetachmentDraft[],
  name: string,
): Result<DetachmentDraft, ReviewProblem> {
  const units = drafts.flatMap((it) => it.units);
  if (units.length === 0) return { ok: false, problem: { code: 'no-units' } };
  const limit = UNIT_LIMITS.unitsPerDetachment;
  if (units.length > limit) return { ok: false, problem: { code: 'too-many-units', units: units.length, limit } };
  return { ok: true, value: summed(name, units) };
}

function summed(name: string, units: readonly UnitDraft[]): DetachmentDraft {
  const points = units.reduce((sum, it) => sum + it.points, 0);
  const rosterSize = units.reduce((sum, it) => sum + it.models, 0);
  return { name, units, points, rosterSize };
}

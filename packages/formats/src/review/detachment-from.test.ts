import { describe, expect, test } from 'vitest';
import type { ReviewProblem } from '../problems.ts';
import { HARBOUR_GUARD } from '../testing/armies.ts';
import { rosterOf } from '../testing/files.ts';
import { writtenXml } from '../testing/written.ts';
import type { DetachmentDraft } from '../units.ts';
import { detachmentFrom, joinDetachments } from './detachment-from.ts';
import { proposeReview } from './propose-review.ts';
import { type Review, reviewSchema } from './review.ts';

const roster = rosterOf(writtenXml(HARBOUR_GUARD, '2.03'));
const review = proposeReview(roster);

const draftOf = (given: Review): DetachmentDraft => {
  const made = detachmentFrom(roster, given);
  if (!made.ok) throw new Error(made.problem.code);
  return made.value;
};

test('a reviewed list makes a detachment with the points of the list', () => {
  expect(draftOf(review)).toEqual({
    name: "Harbour Guard & Friends' Watch",
    units: [
      { name: 'Captain of the Port', slot: 'hq', moveClass: 'infantry', scout: false, models: 1, points: 80 },
      { name: 'Rifle Platoon', slot: 'troops', moveClass: 'infantry', scout: false, models: 10, points: 125 },
      { name: 'Harbour Walker', slot: 'heavy-support', moveClass: 'walker', scout: false, models: 1, points: 165 },
      { name: 'Pilot Boats', slot: 'fast-attack', moveClass: 'skimmer', scout: false, models: 2, points: 130 },
    ],
    points: 500,
    rosterSize: 14,
  });
});

test('the player’s entries for a unit count, and unticked units stay at home', () => {
  const units = review.units.map((it) => ({ ...it, counted: it.name === 'Pilot Boats', scout: true, models: 3 }));
  expect(draftOf({ ...review, name: 'Ferry', units })).toMatchObject({
    name: 'Ferry',
    units: [{ name: 'Pilot Boats', scout: true, models: 3, points: 130 }],
    points: 130,
    rosterSize: 3,
  });
});

test('fractions of points are rounded down, unit by unit', () => {
  const pieces = HARBOUR_GUARD.pieces.map((it) => ({ ...it, points: it.points + 0.5 }));
  const broken = rosterOf(writtenXml({ ...HARBOUR_GUARD, pieces }, '2.03'));
  const made = detachmentFrom(broken, proposeReview(broken));
  expect(made).toMatchObject({ ok: true, value: { points: 80 + 125 + 165 + 130 } });
});

test('a unit that costs nothing comes along for free', () => {
  const pieces = HARBOUR_GUARD.pieces.map((it) => ({ ...it, type: 'unit' as const, points: 0, children: [] }));
  const free = rosterOf(writtenXml({ ...HARBOUR_GUARD, pieces }, '2.03'));
  const made = detachmentFrom(free, proposeReview(free));
  expect(made).toMatchObject({ ok: true, value: { points: 0, rosterSize: 5 } });
});

describe('no detachment is made', () => {
  const [first, second] = review.units;
  const units = first === undefined || second === undefined ? [] : [first, second];
  test.each<[string, Partial<Review>, ReviewProblem]>([
    ['without a cost for points', { points: null }, { code: 'no-points' }],
    ['with a cost that the list does not have', { points: 'Fuel' }, { code: 'unknown-cost', cost: 'Fuel' }],
    [
      'of a selection that the list does not have',
      { units: units.map((it) => ({ ...it, selection: 'f7-0' })) },
      { code: 'unknown-selection', selection: 'f7-0' },
    ],
    [
      'of one selection twice',
      { units: units.map((it) => ({ ...it, selection: 'f0-1' })) },
      { code: 'repeated-selection', selection: 'f0-1' },
    ],
    ['without units', { units: units.map((it) => ({ ...it, counted: false })) }, { code: 'no-units' }],
  ])('%s', (_title, changes, problem) => {
    expect(detachmentFrom(roster, { ...review, ...changes })).toEqual({ ok: false, problem });
  });

  test('of a unit that costs less than nothing', () => {
    const [, captain] = HARBOUR_GUARD.pieces;
    const pieces = captain === undefined ? [] : [{ ...captain, type: 'unit' as const, points: -5 }];
    const cheap = rosterOf(writtenXml({ ...HARBOUR_GUARD, pieces }, '2.03'));
    const problem = { code: 'negative-points', unit: 'Captain of the Port', points: -5 };
    expect(detachmentFrom(cheap, proposeReview(cheap))).toEqual({ ok: false, problem });
  });

  test('of more units than a detachment can have', () => {
    const [, captain] = HARBOUR_GUARD.pieces;
    const pieces = Array.from({ length: 101 }, () => captain).filter((it) => it !== undefined);
    const crowd = rosterOf(writtenXml({ ...HARBOUR_GUARD, pieces }, '2.03'));
    const problem = { code: 'too-many-units', units: 101, limit: 100 };
    expect(detachmentFrom(crowd, proposeReview(crowd))).toEqual({ ok: false, problem });
  });
});

describe('several lists joined', () => {
  const draft = draftOf(review);

  test('are one detachment with the units of all', () => {
    const joined = joinDetachments([draft, draft], 'Both Watches');
    expect(joined).toMatchObject({ ok: true, value: { name: 'Both Watches', points: 1000, rosterSize: 28 } });
    expect(joined.ok && joined.value.units).toEqual([...draft.units, ...draft.units]);
  });

  test('cannot be empty, nor exceed a detachment', () => {
    expect(joinDetachments([], 'N')).toEqual({ ok: false, problem: { code: 'no-units' } });
    const many = Array.from({ length: 26 }, () => draft);
    expect(joinDetachments(many, 'N')).toEqual({
      ok: false,
      problem: { code: 'too-many-units', units: 104, limit: 100 },
    });
  });
});

test('a detachment may have a hundred units, of one list or of several', () => {
  const [, captain] = HARBOUR_GUARD.pieces;
  const pieces = Array.from({ length: 100 }, () => captain).filter((it) => it !== undefined);
  const crowd = rosterOf(writtenXml({ ...HARBOUR_GUARD, pieces }, '2.03'));
  const made = detachmentFrom(crowd, proposeReview(crowd));
  expect(made).toMatchObject({ ok: true, value: { rosterSize: 100 } });
  expect(joinDetachments(made.ok ? [made.value] : [], 'Crowd')).toMatchObject({ ok: true, value: { rosterSize: 100 } });
});

describe('the form of a review', () => {
  const [unit] = review.units;
  test('is accepted as proposed', () => {
    expect(reviewSchema.safeParse(review).success).toBe(true);
  });

  test.each<[string, object]>([
    ['no name', { name: '  ' }],
    ['an overlong name', { name: 'n'.repeat(81) }],
    ['no models', { units: [{ ...unit, models: 0 }] }],
    ['half a model', { units: [{ ...unit, models: 1.5 }] }],
    ['an unknown slot', { units: [{ ...unit, slot: 'reserve' }] }],
    ['an unknown movement', { units: [{ ...unit, moveClass: 'rail' }] }],
    ['points of its own', { units: [{ ...unit, points: 1 }] }],
    ['an invalid key', { units: [{ ...unit, selection: '__proto__' }] }],
  ])('is refused with %s', (_title, changes) => {
    expect(reviewSchema.safeParse({ ...review, ...changes }).success).toBe(false);
  });
});

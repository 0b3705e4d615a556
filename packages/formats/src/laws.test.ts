import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRoster } from './read-roster.ts';
import { detachmentFrom } from './review/detachment-from.ts';
import { proposeReview } from './review/propose-review.ts';
import { reviewSchema } from './review/review.ts';
import { allSelections, GENERATIONS, rosterSchema, sumOfCosts } from './roster.ts';
import { type Army, HARBOUR_GUARD, type Piece, totalOf } from './testing/armies.ts';
import { rosterOf, utf8, zipped } from './testing/files.ts';
import { writtenJson, writtenXml } from './testing/written.ts';
import { detachmentDraftSchema } from './units.ts';

const words = fc.stringMatching(/^[A-Z][a-z'&<"é]{1,12}( [a-z]{1,8})?$/);

const { piece: anyPiece } = fc.letrec<{ piece: Piece }>((tie) => ({
  piece: fc.record<Piece>({
    name: words,
    type: fc.constantFrom('unit', 'model', 'upgrade'),
    number: fc.integer({ min: 1, max: 30 }),
    points: fc.integer({ min: 0, max: 600 }).map((halves) => halves / 2),
    categories: fc.constant([]),
    children: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('piece'), { maxLength: 4 })),
  }),
}));

/** Sorted by category, as the oldest generation keeps its selections in drawers. */
const anyArmy: fc.Arbitrary<Army> = fc.record({
  name: words,
  limit: fc.integer({ min: 1, max: 3000 }),
  pieces: fc
    .array(fc.tuple(anyPiece, fc.constantFrom('', '1 HQ', '2 Troops', '3 Options')), { minLength: 1, maxLength: 6 })
    .map((pairs) =>
      pairs
        .toSorted((a, b) => a[1].localeCompare(b[1]))
        .map(([piece, category]): Piece => ({ ...piece, categories: category === '' ? [] : [category] })),
    ),
});

describe('every army', () => {
  test('is the same in all generations, zipped and in JSON', () => {
    fc.assert(
      fc.property(anyArmy, (army) => {
        const expected = rosterOf(writtenXml(army, '2.03'));
        for (const generation of GENERATIONS) {
          const read = rosterOf(writtenXml(army, generation));
          expect({ ...read, generation: '2.03' }).toEqual(expected);
        }
        expect(rosterOf(writtenJson(army))).toEqual(expected);
        expect(rosterOf(zipped({ 'a.ros': utf8(writtenXml(army, '2.03')) }))).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  test('costs the sum of all its selections', () => {
    fc.assert(
      fc.property(anyArmy, (army) => {
        expect(rosterOf(writtenXml(army, '2.03')).costTypes[0]?.total).toBe(totalOf(army.pieces));
      }),
    );
  });

  test('shares its points out among the candidates, none twice and none lost', () => {
    fc.assert(
      fc.property(anyArmy, (army) => {
        const whole = { ...army, pieces: army.pieces.map(rounded) };
        const roster = rosterOf(writtenXml(whole, '2.03'));
        const review = proposeReview(roster);
        const all = { ...review, units: review.units.map((it) => ({ ...it, counted: true })) };
        const made = detachmentFrom(roster, all);
        expect(made).toMatchObject({ ok: true, value: { points: totalOf(whole.pieces) } });
      }),
    );
  });

  test('gets a proposal that the form accepts, and a detachment that can be kept', () => {
    fc.assert(
      fc.property(anyArmy, (army) => {
        const roster = rosterOf(writtenXml(army, '2.03'));
        const review = proposeReview(roster);
        expect(reviewSchema.parse(review)).toEqual(review);
        const made = detachmentFrom(roster, review);
        if (made.ok) expect(detachmentDraftSchema.parse(made.value)).toEqual(made.value);
        else expect(made.problem.code).toBe('no-units');
      }),
    );
  });
});

function rounded(piece: Piece): Piece {
  return { ...piece, points: Math.floor(piece.points), children: piece.children.map(rounded) };
}

describe('whatever the bytes', () => {
  /** Never throws; what is read adds up and can be kept and reviewed. */
  function isSound(bytes: Uint8Array): void {
    const read = readRoster(bytes, 'list.ros');
    if (!read.ok) {
      expect(read.problem.code).toMatch(/^[a-z0-9-]+$/);
      return;
    }
    const roster = read.value;
    for (const { id, total } of roster.costTypes) expect(sumOfCosts(allSelections(roster), id)).toBe(total);
    expect(rosterSchema.parse(JSON.parse(JSON.stringify(roster)))).toEqual(roster);
    expect(reviewSchema.safeParse(proposeReview(roster)).success).toBe(true);
  }

  test('random ones are answered', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom('', '<', '{"roster":', 'PK\u0003\u0004'),
        (tail, head) => isSound(new Uint8Array([...utf8(head), ...tail])),
      ),
      { numRuns: 500 },
    );
  });

  test('any JSON is answered', () => {
    fc.assert(fc.property(fc.json(), (value) => isSound(utf8(`{"roster":${value}}`))));
  });

  const xml = utf8(writtenXml(HARBOUR_GUARD, '2.03'));
  test.each([
    ['XML', xml],
    ['old XML', utf8(writtenXml(HARBOUR_GUARD, '1.15'))],
    ['JSON', utf8(writtenJson(HARBOUR_GUARD))],
    ['ZIP', zipped({ 'list.ros': xml })],
    ['stored ZIP', zipped({ 'list.ros': xml }, 0)],
  ])('a list with spoilt, lost or doubled bytes is answered (%s)', (_title, file) => {
    const at = fc.nat({ max: file.length - 1 });
    fc.assert(
      fc.property(fc.array(fc.tuple(at, fc.nat({ max: 255 })), { maxLength: 4 }), at, at, (changes, from, to) => {
        const spoilt = file.slice();
        for (const [place, byte] of changes) spoilt[place] = byte;
        isSound(spoilt);
        isSound(new Uint8Array([...spoilt.subarray(0, from), ...spoilt.subarray(to)]));
      }),
      { numRuns: 150 },
    );
  });
});

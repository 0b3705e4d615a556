import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRoster } from './read-roster.ts';
import { detachmentFrom } from './review/detachment-from.ts';
import { proposeReview } from './review/propose-review.ts';
import { reviewSchema } from './review/review.ts';
import { allSelections, rosterSchema, sumOfCosts } from './roster.ts';
import { anyArmy } from './testing/any-army.ts';
import { HARBOUR_GUARD, type Piece, totalOf } from './testing/armies.ts';
import { rosterOf, utf8, zipped } from './testing/files.ts';
import { writtenJson, writtenXml } from './testing/written.ts';
import { detachmentDraftSchema } from './units.ts';

/** In halves, which add up exactly. */
const army = anyArmy(fc.integer({ min: 0, max: 600 }).map((halves) => halves / 2));

describe('every army', () => {
  test('costs the sum of all its selections', () => {
    fc.assert(
      fc.property(army, (it) => {
        expect(rosterOf(writtenXml(it, '2.03')).costTypes[0]?.total).toBe(totalOf(it.pieces));
      }),
    );
  });

  test('splits its points among the candidates, none twice and none lost', () => {
    fc.assert(
      fc.property(army, (it) => {
        const whole = { ...it, pieces: it.pieces.map(rounded) };
        const roster = rosterOf(writtenXml(whole, '2.03'));
        const review = proposeReview(roster);
        const all = { ...review, units: review.units.map((unit) => ({ ...unit, counted: true })) };
        const made = detachmentFrom(roster, all);
        expect(made).toMatchObject({ ok: true, value: { points: totalOf(whole.pieces) } });
      }),
    );
  });

  test('gets a proposal that the form accepts, and a detachment that can be saved', () => {
    fc.assert(
      fc.property(army, (it) => {
        const roster = rosterOf(writtenXml(it, '2.03'));
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
  /** Never throws; lists that are read add up and can be saved and reviewed. */
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

  test('random ones get an answer', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom('', '<', '{"roster":', 'PK\u0003\u0004'),
        (tail, head) => isSound(new Uint8Array([...utf8(head), ...tail])),
      ),
      { numRuns: 500 },
    );
  });

  test('any JSON gets an answer', () => {
    fc.assert(fc.property(fc.json(), (value) => isSound(utf8(`{"roster":${value}}`))));
  });

  const xml = utf8(writtenXml(HARBOUR_GUARD, '2.03'));
  test.each([
    ['XML', xml],
    ['old XML', utf8(writtenXml(HARBOUR_GUARD, '1.15'))],
    ['JSON', utf8(writtenJson(HARBOUR_GUARD))],
    ['ZIP', zipped({ 'list.ros': xml })],
    ['stored ZIP', zipped({ 'list.ros': xml }, 0)],
  ])('a list with corrupted, lost or doubled bytes gets an answer (%s)', (_title, file) => {
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

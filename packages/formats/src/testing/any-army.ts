import fc from 'fast-check';
import type { Army, Piece } from './armies.ts';

const names = fc.stringMatching(/^[A-Zß-ö'&<>"\]][a-z'&<>"é]{0,12}( [a-z&]{1,8})?$/);

/** In order: the oldest generation keeps its selections in drawers, and has categories only at the top. */
const DRAWERS = ['1 HQ', '2 Troops', '3 Heavy <Support>'] as const;

/** Any army that all generations can write down. `points` is the cost of one piece. */
export function anyArmy(points: fc.Arbitrary<number>): fc.Arbitrary<Army> {
  const { piece } = fc.letrec<{ piece: Piece }>((tie) => ({
    piece: fc.record<Piece>({
      name: names,
      type: fc.constantFrom('unit', 'model', 'upgrade'),
      number: fc.integer({ min: 0, max: 10_000 }),
      points,
      categories: fc.constant([]),
      children: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('piece'), { maxLength: 3 })),
    }),
  }));
  const drawn = DRAWERS.map((category) =>
    fc.array(piece, { maxLength: 2 }).map((pieces) => pieces.map((it): Piece => ({ ...it, categories: [category] }))),
  );
  return fc
    .record({
      name: names,
      limit: fc.integer({ min: 1, max: 3_000 }),
      pieces: fc.tuple(fc.array(piece, { maxLength: 3 }), ...drawn),
    })
    .map((it) => ({ ...it, pieces: it.pieces.flat() }))
    .filter((it) => it.pieces.length > 0);
}

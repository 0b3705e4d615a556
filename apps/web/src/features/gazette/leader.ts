import type { GazetteRound } from '../../../server/gazette.ts';

/** The seat with the highest score that everybody may know; null: nobody may know any. */
export function leaderOf({ seen }: GazetteRound): { readonly seat: string; readonly score: number } | null {
  const scored = seen.standings.flatMap(({ seat, score }) => (score === null ? [] : [{ seat, score }]));
  return scored.toSorted((a, b) => b.score - a.score)[0] ?? null;
}

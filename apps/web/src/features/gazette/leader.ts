import type { GazetteRound } from '../../../server/gazette.ts';

interface Standings {
  readonly seen: Pick<GazetteRound['seen'], 'standings'>;
}

interface Leader {
  readonly seat: string;
  readonly score: number;
}

/** The seat with the highest public score. `secret`: no score is public; `even`: several share it. */
export function leaderOf({ seen }: Standings): Leader | 'secret' | 'even' {
  const scored = seen.standings.flatMap(({ seat, score }) => (score === null ? [] : [{ seat, score }]));
  const [first, second] = scored.toSorted((a, b) => b.score - a.score);
  if (first === undefined) return 'secret';
  return first.score === second?.score ? 'even' : first;
}

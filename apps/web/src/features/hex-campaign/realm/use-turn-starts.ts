import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../api/client.ts';
import { stepsUpTo } from '../../campaign-data/standing-steps.ts';
import type { Steps } from '../../campaign-data/step-list.ts';
import { useHexPlace } from '../hex-context.ts';
import { type HexSeen, hexSeen } from '../hex-seen.ts';

/** The step with which a turn began. */
export interface TurnStart {
  readonly turn: number;
  readonly n: number;
}

/**
 * The first steps of the turns up to a step, the latest first.
 * @param steps without a gap; if they are not all, the first of them does not show how its turn began
 */
export function turnStarts(steps: Steps, last: number): readonly TurnStart[] {
  const known = stepsUpTo(steps, last);
  return known
    .flatMap(({ n, round }, at): readonly TurnStart[] => {
      if (round === null || known[at - 1]?.round === round || (at === 0 && n > 0)) return [];
      return [{ turn: round, n }];
    })
    .reverse();
}

/** What the reader knew at a step, and its report; null while it loads, or if there is none. */
export function useStep(n: number | null): HexSeen | null {
  const { head, lens } = useHexPlace();
  const trpc = useTRPC();
  const { data } = useQuery({
    ...trpc.play.view.queryOptions({ campaign: head.id, n: n ?? 0, ...lens }),
    enabled: n !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return hexSeen(data);
}

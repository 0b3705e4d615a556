'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTRPC } from '../../api/client.ts';
import type { Seen } from '../../campaign-data/campaign-data.ts';
import { useNodePlace } from '../node-context.ts';
import { nodeSeen } from '../node-seen.ts';
import { isTonight, type Session, sessionOf, sessionSteps } from './session.ts';

const FOREVER = { staleTime: Number.POSITIVE_INFINITY };

export interface Tonight {
  /** Whether there is a session to tell of. */
  readonly isTold: boolean;
  /** Null: none, or still loading. */
  readonly session: Session | null;
}

/** The last game night session, while it matters. Each of its steps is fetched once: it never changes. */
export function useSession(): Tonight {
  const { view, steps, n, lens, head } = useNodePlace();
  const queries = useQueryClient();
  const trpc = useTRPC();
  const campaign = head.id;
  const lines = useMemo(() => sessionSteps(steps, n), [steps, n]);
  const isTold = isTonight(view, lines);
  const numbers = lines.map((line) => line.n);
  const stepOf = (step: number): Promise<Seen> =>
    queries.fetchQuery({ ...trpc.play.view.queryOptions({ campaign, n: step, ...lens }), ...FOREVER });
  const { data } = useQuery({
    queryKey: ['game-night', campaign, lens.as, numbers],
    queryFn: () => Promise.all(numbers.map(stepOf)),
    ...{ ...FOREVER, enabled: isTold },
    // The steps before stay while the next one arrives; those of another session, or of other eyes, do not.
    placeholderData: (before, query) => (query?.queryKey[2] === lens.as ? before : undefined),
  });
  const session = useMemo(() => {
    const told = (data ?? []).flatMap((seen) => {
      const line = lines.find((one) => one.n === seen.n);
      const events = nodeSeen(seen)?.events;
      return line === undefined || events === undefined ? [] : [{ at: line.at, events }];
    });
    return sessionOf(told);
  }, [data, lines]);
  return useMemo(() => ({ isTold, session: isTold ? session : null }), [isTold, session]);
}

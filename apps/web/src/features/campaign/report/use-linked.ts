import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Campaign } from '../../campaign-data/campaign-data.ts';
import { useStepAnswers } from '../../campaign-data/use-steps.ts';
import type { Linked } from '../campaign-context.ts';

/**
 * What the page's address links to; null if it doesn't, or until the step is found. Calls back once with that step. Only
 * pages with a link load what reads it.
 */
export function useLinked(open: Campaign, onStep: (step: number | null) => void): Linked | null {
  const [search] = useState(() => location.search);
  const { ask } = useStepAnswers(open.head.id, null);
  const { data: linked = null } = useQuery({
    queryKey: ['linked', open.head.id, search],
    queryFn: async () => (await import('./linked-line.ts')).linkedIn(search, open, ask),
    enabled: /[?&](phase|round)=/.test(search),
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  });
  const go = useEffectEvent((step: number | null) => onStep(step === open.head.n ? null : step));
  useEffect(() => {
    if (linked !== null) go(linked.n);
  }, [linked]);
  return linked;
}

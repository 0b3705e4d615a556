'use client';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../api/client.ts';
import { useCampaignPlace } from '../campaign-context.ts';

/** A war that is over, in numbers; asked for once, since they never change. */
export function useStory() {
  const trpc = useTRPC();
  const { open } = useCampaignPlace();
  return useQuery({
    ...trpc.ending.story.queryOptions({ campaign: open.head.id }),
    enabled: open.head.status === 'finished',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

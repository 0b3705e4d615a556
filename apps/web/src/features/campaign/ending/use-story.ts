'use client';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../api/client.ts';
import { useCampaignPlace } from '../campaign-context.ts';

/** A finished war in numbers; fetched once, since they never change. */
export function useStory() {
  const trpc = useTRPC();
  const { open } = useCampaignPlace();
  return useQuery({
    ...trpc.ending.story.queryOptions({ campaign: open.head.id }),
    enabled: open.head.status === 'finished',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

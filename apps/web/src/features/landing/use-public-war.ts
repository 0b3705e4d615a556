'use client';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../api/client.ts';

/** The first public campaign that is being played, and its map as everybody may see it, whoever looks at it. */
export function usePublicWar() {
  const trpc = useTRPC();
  const campaigns = useQuery(trpc.campaigns.public.queryOptions());
  const line = campaigns.data?.find((found) => found.status === 'running') ?? null;
  const seen = useQuery({
    ...trpc.play.view.queryOptions({ campaign: line?.id ?? '', n: line?.n ?? 0, as: 'passer-by' }),
    enabled: line !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { line, view: seen.data?.view ?? null };
}

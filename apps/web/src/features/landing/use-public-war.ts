'use client';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../api/client.ts';
import { hasShowcase } from '../games.ts';
import type { ShownWar } from './door.ts';

/** The first public campaign that is being played and can be shown, as everybody may see it, whoever looks at it. */
export function usePublicWar() {
  const trpc = useTRPC();
  const campaigns = useQuery(trpc.campaigns.public.queryOptions());
  const line = campaigns.data?.find(({ status, system }) => status === 'running' && hasShowcase(system)) ?? null;
  const seen = useQuery({
    ...trpc.play.view.queryOptions({ campaign: line?.id ?? '', as: 'passer-by' }),
    enabled: line !== null,
  });
  const war: ShownWar | null = line === null || seen.data === undefined ? null : { name: line.name, seen: seen.data };
  return { line, war };
}

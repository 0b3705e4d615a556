'use client';
import type { View } from '@sealed-orders/rules/sector-campaign';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../api/client.ts';
import { useSectorStep } from '../sector-context.ts';
import { sectorSeen } from '../sector-seen.ts';
import { stepBefore } from './step-before.ts';

/** What the reader knew before the first step of the report; null while it loads. */
export function useViewBefore(isWanted: boolean): View | null {
  const trpc = useTRPC();
  const place = useSectorStep();
  const before = useQuery({
    ...trpc.play.view.queryOptions({ campaign: place.head.id, n: stepBefore(place), ...place.lens }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return before.data === undefined ? null : (sectorSeen(before.data)?.view ?? null);
}

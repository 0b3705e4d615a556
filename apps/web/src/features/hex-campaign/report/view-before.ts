'use client';
import type { View } from '@sealed-orders/rules/hex-campaign';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../api/client.ts';
import { useHexPlace } from '../hex-context.ts';
import { hexSeen } from '../hex-seen.ts';

/** What the reader knew before the first step of the report; null while it loads. */
export function useViewBefore(isWanted: boolean): View | null {
  const trpc = useTRPC();
  const { head, covered, lens } = useHexPlace();
  const before = useQuery({
    ...trpc.play.view.queryOptions({ campaign: head.id, n: Math.max(0, covered.first - 1), ...lens }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return hexSeen(before.data)?.view ?? null;
}

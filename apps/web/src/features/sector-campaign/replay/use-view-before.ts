'use client';
import type { View } from '@sealed-orders/rules/sector-campaign';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../api/client.ts';
import { stepsUpTo } from '../../campaign-data/standing-steps.ts';
import { type SectorPlace, useSectorStep } from '../sector-context.ts';
import { sectorSeen } from '../sector-seen.ts';

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

/** The step that led to the first one of the report: not the one before it in the log if the campaign was rewound. */
export function stepBefore({ steps, n, covered }: Pick<SectorPlace, 'steps' | 'n' | 'covered'>): number {
  const led = stepsUpTo(steps, n);
  const first = led.findIndex((step) => step.n === covered.first);
  return led[first - 1]?.n ?? Math.max(0, covered.first - 1);
}

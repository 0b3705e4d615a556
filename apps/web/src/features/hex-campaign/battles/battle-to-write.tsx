'use client';
import { writeUpText } from '@sealed-orders/text/pages/write-ups';
import { useQueries } from '@tanstack/react-query';
import { useTRPC } from '../../api/client.ts';
import { useHexPlace } from '../hex-context.ts';
import { hexSeen } from '../hex-seen.ts';
import { battleSteps } from './battle-steps.ts';
import { placeName } from './sides.ts';

interface BattleToWriteProps {
  readonly topic: string;
  /** Where the campaign was when it was over. */
  readonly round: number | null;
}

/** One of the reader's battles without a write-up: where and when it was fought. */
export function BattleToWrite({ topic, round }: BattleToWriteProps) {
  const { head, steps, view, words } = useHexPlace();
  const trpc = useTRPC();
  const now = view.battles.find(({ id }) => id === topic);
  const earlier = useQueries({
    queries: battleSteps(steps, round ?? 0).map((n) => ({
      ...trpc.play.view.queryOptions({ campaign: head.id, n }),
      staleTime: Number.POSITIVE_INFINITY,
      enabled: now === undefined,
    })),
  });
  const known = earlier.flatMap(({ data }) => hexSeen(data)?.view.battles ?? []);
  const then = now ?? known.find(({ id }) => id === topic);
  return writeUpText.toWrite(then?.turn ?? null, then === undefined ? null : placeName(view, words, then));
}

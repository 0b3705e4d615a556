'use client';
import { writeUpText } from '@sealed-orders/text/pages/write-ups';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../api/client.ts';
import { useHexPlace } from '../hex-context.ts';
import { hexSeen } from '../hex-seen.ts';
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
  // While its phase lasted, the battle was in view.
  const last = steps.findLast((step) => step.phase === 'battle' && (step.round ?? 0) <= (round ?? 0));
  const { data } = useQuery({
    ...trpc.play.view.queryOptions({ campaign: head.id, n: last?.n ?? 0 }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: now === undefined && last !== undefined,
  });
  const then = now ?? hexSeen(data)?.view.battles.find(({ id }) => id === topic);
  return writeUpText.toWrite(then?.turn ?? round, then === undefined ? null : placeName(view, words, then));
}

'use client';
import { writeUpText } from '@sealed-orders/text/pages/write-ups';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../api/client.ts';
import { useEarlierSteps } from '../../campaign-data/use-earlier-steps.ts';
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
  const { open, view, words } = useHexPlace();
  const isTopic = ({ id }: { readonly id: string }) => id === topic;
  const now = view.battles.find(isTopic);
  const known = battleSteps(open.steps, round ?? 0);
  const isBefore = round === null || open.steps.some((step) => step.round !== null && step.round < round - 1);
  useEarlierSteps(open, now !== undefined || known.length > 1 || isBefore);
  const [last, before] = known;
  const inLast = useBattlesAt(now === undefined ? last : undefined)?.find(isTopic);
  const isInLast = now !== undefined || inLast !== undefined;
  const inBefore = useBattlesAt(isInLast ? undefined : before)?.find(isTopic);
  const then = now ?? inLast ?? inBefore;
  return writeUpText.toWrite(then?.turn ?? null, then === undefined ? null : placeName(view, words, then));
}

/** The battles that were in view at a step; undefined until they are loaded, or without a step. */
function useBattlesAt(n: number | undefined) {
  const { head } = useHexPlace();
  const trpc = useTRPC();
  const { data } = useQuery({
    ...trpc.play.view.queryOptions({ campaign: head.id, n: n ?? 0 }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: n !== undefined,
  });
  return hexSeen(data)?.view.battles;
}

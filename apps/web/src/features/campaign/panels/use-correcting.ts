'use client';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import { useCampaignPlace, useRoom } from '../campaign-context.ts';
import { nonce } from '../seal/nonce.ts';
import type { Listed } from './listed-edit.ts';
import { rulingOf } from './listed-edit.ts';

const text = refereeText.correct;

/** Sends a referee's ruling, and reports why it was refused. */
export function useCorrecting(onDone: () => void) {
  const trpc = useTRPC();
  const { head } = useCampaignPlace();
  const { corrections } = useRoom();
  const { run, isRunning, problem } = useAction(trpc.campaigns.rule, {
    done: text.done,
    onDone,
    why: ({ problem: { rejections } }) => {
      const [first] = rejections ?? [];
      return (first && corrections.refused(first)) ?? text.failed;
    },
    again: [trpc.play.head.queryKey({ campaign: head.id })],
    inPlace: true,
  });
  return {
    correct: (list: readonly Listed[], reason: string) =>
      run({ campaign: head.id, ruling: rulingOf(list), reason, nonce: nonce() }),
    isBusy: isRunning,
    problem,
  };
}

/** Asks what a ruling would do, without making it. */
export function useDifference() {
  const trpc = useTRPC();
  const { head } = useCampaignPlace();
  const { corrections } = useRoom();
  const { run, isRunning, problem, value, reset } = useAction(trpc.desk.tryRuling, {
    why: ({ problem: { rejections } }) => {
      const [first] = rejections ?? [];
      return (first && corrections.refused(first)) ?? text.failed;
    },
    again: [],
    inPlace: true,
  });
  return {
    compare: (list: readonly Listed[]) => run({ campaign: head.id, ruling: rulingOf(list) }),
    sentences: value === null ? null : corrections.says(value.value.events),
    isBusy: isRunning,
    problem,
    reset,
  };
}

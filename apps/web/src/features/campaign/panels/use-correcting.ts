'use client';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import { useCampaignPlace, useRoom } from '../campaign-context.ts';
import { nonce } from '../seal/nonce.ts';
import type { Listed } from './listed-edit.ts';
import { rulingOf, whyNot } from './listed-edit.ts';

const text = refereeText.correct;

/** Sends a referee's ruling, and reports why it was refused. */
export function useCorrecting(list: readonly Listed[], onDone: () => void) {
  const trpc = useTRPC();
  const { head } = useCampaignPlace();
  const { corrections } = useRoom();
  const { run, isRunning, problem } = useAction(trpc.campaigns.rule, {
    done: text.done,
    onDone,
    why: ({ problem: { rejections } }) => whyNot(list, rejections ?? [], corrections),
    again: [trpc.play.head.queryKey({ campaign: head.id })],
    inPlace: true,
  });
  return {
    correct: (reason: string) => run({ campaign: head.id, ruling: rulingOf(list), reason, nonce: nonce() }),
    isBusy: isRunning,
    problem,
  };
}

/** Asks what a ruling would do, without making it. */
export function useDifference(list: readonly Listed[]) {
  const trpc = useTRPC();
  const { head } = useCampaignPlace();
  const { corrections } = useRoom();
  const { run, isRunning, problem, value, reset } = useAction(trpc.desk.tryRuling, {
    why: ({ problem: { rejections } }) => whyNot(list, rejections ?? [], corrections),
    again: [],
    inPlace: true,
  });
  return {
    compare: () => run({ campaign: head.id, ruling: rulingOf(list) }),
    sentences: value === null ? null : corrections.says(value.value.events),
    isBusy: isRunning,
    problem,
    reset,
  };
}

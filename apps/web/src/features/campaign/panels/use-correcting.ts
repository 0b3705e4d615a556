'use client';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import { useCampaignPlace, useRoom } from '../campaign-context.ts';
import { nonce } from '../seal/nonce.ts';

const text = refereeText.correct;

/** Sends a referee's correction, and reports why it was refused. */
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
    correct: (ruling: Readonly<Record<string, unknown>>, reason: string) =>
      run({ campaign: head.id, ruling, reason, nonce: nonce() }),
    isBusy: isRunning,
    problem,
  };
}

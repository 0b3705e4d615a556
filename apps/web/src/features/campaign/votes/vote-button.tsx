'use client';
import { votesText } from '@sealed-orders/text/pages/votes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { refusalSentence } from '../../api/refusal-sentence.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { useToast } from '../../shell/toasts.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import type { Matter, Motion } from './motions.ts';

/** A player votes, and takes the vote back; nothing for readers without a seat, and for deputies. */
export function VoteButton({ motion }: { readonly motion: Motion }) {
  const { head } = useCampaignPlace();
  const [isAsking, setAsking] = useState(false);
  const { vote, withdraw, isBusy } = useVoting(head.id, motion.matter);
  const { you, roles } = head;
  if (you === null || !roles.includes('seat')) return null;
  if (motion.votes.includes(you)) {
    return (
      <button
        type="button"
        className="btn small"
        aria-label={votesText.withdrawFrom(motion.title)}
        disabled={isBusy}
        onClick={withdraw}
      >
        {votesText.withdraw}
      </button>
    );
  }
  return (
    <>
      <button type="button" className="btn small" disabled={isBusy} onClick={() => setAsking(true)}>
        <Flag size={16} strokeWidth={1.75} aria-hidden /> {motion.action}
      </button>
      {isAsking ? (
        <ConfirmDialog
          title={`${motion.title}?`}
          action={motion.action}
          onConfirm={vote}
          onClose={() => setAsking(false)}
        >
          <p>{motion.says}</p>
          <p>{motion.votes.length + 1 >= motion.needed ? votesText.last : votesText.confirm}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function useVoting(campaign: string, matter: Matter) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const again = async () => {
    const keys = [trpc.play.head.queryKey({ campaign }), trpc.desk.log.queryKey({ campaign })];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  const onError = () => say(votesText.failed);
  const voting = useMutation(
    trpc.votes.vote.mutationOptions({
      onSuccess: async (answer) => {
        if (answer.ok) say(answer.value.isDecided ? votesText.done : votesText.counted);
        else say(await refusalSentence(votesText.refusals, answer.problem.code));
        return again();
      },
      onError,
    }),
  );
  const withdrawing = useMutation(trpc.votes.withdraw.mutationOptions({ onSuccess: again, onError }));
  return {
    vote: () => voting.mutate({ campaign, matter }),
    withdraw: () => withdrawing.mutate({ campaign, matter }),
    isBusy: voting.isPending || withdrawing.isPending,
  };
}

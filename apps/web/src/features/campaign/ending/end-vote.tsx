'use client';
import { endingText } from '@sealed-orders/text/pages/ending';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { useToast } from '../../shell/toasts.tsx';
import { useCampaignPlace } from '../campaign-context.ts';

const text = endingText.vote;

/** Who votes to end the war; players vote and take their vote back here. */
export function EndVote() {
  const { head, seatName } = useCampaignPlace();
  const held = head.seats.filter(({ userName }) => userName !== null).length;
  const needed = Math.floor(held / 2) + 1;
  const voters = head.endVotes.map((seat) => seatName(seat));
  return (
    <div className="grid gap-2 justify-items-start">
      <p className="hint">{text.says(needed, held)}</p>
      <p>{voters.length === 0 ? text.nobody : text.for(voters)}</p>
      {head.you === null ? null : <OwnVote isLast={head.endVotes.length + 1 >= needed} you={head.you} />}
    </div>
  );
}

function OwnVote({ isLast, you }: { readonly isLast: boolean; readonly you: string }) {
  const { head } = useCampaignPlace();
  const [isAsking, setAsking] = useState(false);
  const { vote, withdraw, isBusy } = useVoting(head.id);
  if (head.endVotes.some((seat) => seat === you)) {
    return (
      <button type="button" className="btn small" disabled={isBusy} onClick={withdraw}>
        {text.withdraw}
      </button>
    );
  }
  return (
    <>
      <button type="button" className="btn small" disabled={isBusy} onClick={() => setAsking(true)}>
        <Flag size={16} strokeWidth={1.75} aria-hidden /> {text.action}
      </button>
      {isAsking ? (
        <ConfirmDialog title={text.confirmTitle} action={text.action} onConfirm={vote} onClose={() => setAsking(false)}>
          <p>{isLast ? text.last : text.confirm}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function useVoting(campaign: string) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const fail = () => say(text.failed);
  const again = () => queries.invalidateQueries({ queryKey: trpc.play.head.queryKey({ campaign }) });
  const voting = useMutation(
    trpc.ending.vote.mutationOptions({
      onSuccess: (answer) => {
        if (!answer.ok) fail();
        return again();
      },
      onError: fail,
    }),
  );
  const withdrawing = useMutation(trpc.ending.withdrawVote.mutationOptions({ onSuccess: again, onError: fail }));
  return {
    vote: () => voting.mutate({ campaign }),
    withdraw: () => withdrawing.mutate({ campaign }),
    isBusy: voting.isPending || withdrawing.isPending,
  };
}

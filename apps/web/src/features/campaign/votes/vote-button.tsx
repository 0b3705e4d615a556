'use client';
import { votesText } from '@sealed-orders/text/pages/votes';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';
import type { Matter, Motion } from './motions.ts';

/** A player votes, or withdraws the vote; nothing for readers without a seat, and for deputies. */
export function VoteButton({ motion }: { readonly motion: Motion }) {
  const { head } = useCampaignPlace();
  const [isAsking, setAsking] = useState(false);
  const { vote, withdraw, isBusy } = useVoting(head.id, motion.matter);
  const { you, roles } = head;
  if (you === null || !roles.includes('seat')) return null;
  if (motion.votes.includes(you)) {
    return (
      <Button size="small" aria-label={votesText.withdrawFrom(motion.title)} disabled={isBusy} onClick={withdraw}>
        {votesText.withdraw}
      </Button>
    );
  }
  return (
    <>
      <Button size="small" disabled={isBusy} onClick={() => setAsking(true)}>
        <Icon of={Flag} /> {motion.action}
      </Button>
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
  const follow = {
    refusals: useHasSheets() ? votesText.refusals : { ...votesText.refusals, ...votesText.onArrival.refusals },
    again: [trpc.play.head.queryKey({ campaign }), trpc.desk.log.queryKey({ campaign })],
  };
  const voting = useAction(trpc.votes.vote, {
    ...follow,
    done: ({ value }) => (value.isDecided ? votesText.done : votesText.counted),
  });
  const withdrawing = useAction(trpc.votes.withdraw, follow);
  return {
    vote: () => voting.run({ campaign, matter }),
    withdraw: () => withdrawing.run({ campaign, matter }),
    isBusy: voting.isRunning || withdrawing.isRunning,
  };
}

'use client';
import { endingText } from '@sealed-orders/text/pages/ending';
import { useState } from 'react';
import { useCampaignPlace } from '../campaign-context.ts';
import { DeleteCampaign } from './delete-campaign.tsx';
import { EndForm } from './end-form.tsx';
import { EndVote } from './end-vote.tsx';

/** While the war lasts: the vote to end it, and its owner's own ways. Open as soon as somebody votes. */
export function EndEarly() {
  const { head } = useCampaignPlace();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isOwner = head.roles.includes('owner');
  const hasVotes = head.endVotes.length > 0;
  if (hasVotes && isOpen === null) setOpen(true);
  if (head.status === 'finished' || (head.you === null && !isOwner && !hasVotes)) return null;
  return (
    <details
      className="fold px-4 no-print"
      open={isOpen === true}
      onToggle={(event) => {
        if (event.currentTarget.open !== (isOpen === true)) setOpen(event.currentTarget.open);
      }}
    >
      <summary>{endingText.vote.title}</summary>
      <div className="grid gap-4 py-3">
        <EndVote />
        {isOwner ? <EndForm campaign={head.id} /> : null}
        {isOwner ? (
          <div>
            <DeleteCampaign campaign={head} />
          </div>
        ) : null}
      </div>
    </details>
  );
}

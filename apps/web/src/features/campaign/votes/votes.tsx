'use client';
import { votesText } from '@sealed-orders/text/pages/votes';
import { useState } from 'react';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';
import { type Motion, motionsOf } from './motions.ts';
import { VoteButton } from './vote-button.tsx';

/** What the players can decide by vote, and who has voted so far. Unfolded once someone has. */
export function Votes() {
  const { head } = useCampaignPlace();
  const motions = motionsOf(head, useHasSheets());
  const hasVotes = head.polls.length > 0;
  const [isOpen, setOpen] = useState<boolean | null>(null);
  if (hasVotes && isOpen === null) setOpen(true);
  if (motions.length === 0 || (head.you === null && !hasVotes)) return null;
  return (
    <details
      className="fold px-4 no-print"
      open={isOpen === true}
      onToggle={(event) => {
        if (event.currentTarget.open !== (isOpen === true)) setOpen(event.currentTarget.open);
      }}
    >
      <summary>{votesText.title}</summary>
      <p className="hint pt-3">{votesText.says(head.referees.length > 0)}</p>
      <ul>
        {motions.map((motion) => (
          <MotionRow key={motion.key} motion={motion} />
        ))}
      </ul>
    </details>
  );
}

function MotionRow({ motion }: { readonly motion: Motion }) {
  const { seatName } = useCampaignPlace();
  const { votes, needed } = motion;
  return (
    <li className="grid gap-2 justify-items-start border-b border-rule py-3">
      <h3>{motion.title}</h3>
      <p className="hint">{motion.says}</p>
      <p role="status">
        {votes.length === 0
          ? `${votesText.nobody} ${votesText.needed(needed)}`
          : votesText.so(votes.map(seatName), needed)}
      </p>
      <VoteButton motion={motion} />
    </li>
  );
}

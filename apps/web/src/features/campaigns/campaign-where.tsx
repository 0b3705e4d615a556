import { capital } from '@sealed-orders/text';
import { Suspense } from 'react';
import { useGameDoor } from '../game-pages.ts';
import type { CampaignLine } from './campaign-rows.tsx';

/** Round and phase of a campaign that has begun and is not over, in the words of its game. */
export function CampaignWhere(props: { readonly line: CampaignLine }) {
  return (
    <Suspense>
      <Where {...props} />
    </Suspense>
  );
}

function Where({ line: { system, summary, status } }: { readonly line: CampaignLine }) {
  const { text } = useGameDoor(system);
  if (summary === null || status === 'finished') return null;
  return <span className="muted text-sm">{capital(text.where(summary))}</span>;
}

'use client';
import { tallyPageText, tallyText } from '@sealed-orders/text/tally';
import { useCampaignPlace } from '../campaign/campaign-context.ts';
import { WarOver } from '../campaign/panels/ended.ts';
import { GiftForm } from './gift-form.tsx';
import { useTallyPlace } from './tally-context.ts';

/** How the game stands, and the form for a gift. */
export function TallyPanel({ isPeek }: { readonly isPeek: boolean }) {
  const { head, isNow } = useCampaignPlace();
  const { view } = useTallyPlace();
  if (isPeek) return <p className="px-4 py-2 font-semibold">{tallyText.round(view.turn)}</p>;
  if (head.ending !== null) return <WarOver />;
  if (head.you === null) return <p className="p-4 muted">{tallyPageText.watching}</p>;
  return isNow ? <GiftForm seat={head.you} /> : null;
}

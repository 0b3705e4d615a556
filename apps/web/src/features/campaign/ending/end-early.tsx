'use client';
import { endingText } from '@sealed-orders/text/pages/ending';
import { DeleteCampaign } from '../../campaigns/delete-campaign.tsx';
import { OfferCampaign } from '../absence/offer-campaign.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { EndForm } from './end-form.tsx';

/** While the war lasts: how its owner can hand it over, end or delete it. */
export function EndEarly() {
  const { head } = useCampaignPlace();
  if (head.status === 'finished' || !head.roles.includes('owner')) return null;
  return (
    <details className="fold px-4 no-print">
      <summary>{endingText.own.title}</summary>
      <div className="grid gap-4 py-3">
        <OfferCampaign />
        <EndForm campaign={head.id} />
        <div>
          <DeleteCampaign campaign={head} />
        </div>
      </div>
    </details>
  );
}

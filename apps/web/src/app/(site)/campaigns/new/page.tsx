import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import type { Metadata } from 'next';
import { shared } from '../../../../../server/services.ts';
import { NewCampaign } from '../../../../features/new-campaign/new-campaign.tsx';
import { SitePage } from '../../../../features/shell/site-page.tsx';

export const metadata: Metadata = { title: newCampaignText.title };

export default function Page() {
  return (
    <SitePage here="campaigns">
      <NewCampaign games={shared().games} />
    </SitePage>
  );
}

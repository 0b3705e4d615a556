import { campaignsText } from '@sealed-orders/text/pages/campaigns';
import type { Metadata } from 'next';
import { MyCampaigns } from '../../../features/campaigns/my-campaigns.tsx';
import { SitePage } from '../../../features/shell/site-page.tsx';

export const metadata: Metadata = { title: campaignsText.title };

export default function Page() {
  return (
    <SitePage here="campaigns">
      <MyCampaigns />
    </SitePage>
  );
}

import { landingText } from '@sealed-orders/text/pages/landing';
import type { FrontPage } from '../../../server/front-page.ts';
import { CampaignRows } from '../campaigns/campaign-rows.tsx';
import { Empty } from '../kit/notice.tsx';

/** Campaigns that anyone may watch. */
export function PublicCampaigns({ campaigns }: Pick<FrontPage, 'campaigns'>) {
  if (campaigns.length > 0) return <CampaignRows lines={campaigns} />;
  return (
    <div className="py-4">
      <Empty title={landingText.publicEmpty.title}>{landingText.publicEmpty.says}</Empty>
    </div>
  );
}

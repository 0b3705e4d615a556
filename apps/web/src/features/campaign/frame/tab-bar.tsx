import { campaignText } from '@sealed-orders/text/pages/campaign';
import { Suspense } from 'react';
import { useCampaignPlace } from '../campaign-context.ts';
import { MoreTabs } from '../on-demand.ts';
import { TabButton } from './tab-button.tsx';
import { useTabs } from './use-tabs.ts';

/** On phones: the views of the campaign, within reach of a thumb. */
export function TabBar() {
  const { tab, openTab } = useCampaignPlace();
  const tabs = useTabs();
  const more = tabs.filter(({ isAside }) => isAside);
  return (
    <nav className="tab-bar on-lacquer" aria-label={campaignText.views}>
      {tabs.map((entry) =>
        entry.isAside ? null : <TabButton key={entry.tab} entry={entry} current={tab} open={openTab} />,
      )}
      {more.length === 0 ? null : (
        <Suspense fallback={<span />}>
          <MoreTabs tabs={more} current={tab} open={openTab} />
        </Suspense>
      )}
    </nav>
  );
}

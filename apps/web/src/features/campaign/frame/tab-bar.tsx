import { campaignText } from '@sealed-orders/text/pages/campaign';
import { Suspense } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { type Tab, useCampaignPlace } from '../campaign-context.ts';
import { MoreTabs } from '../on-demand.ts';
import { type TabEntry, useTabs } from './use-tabs.ts';

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

interface TabButtonProps {
  readonly entry: TabEntry;
  /** The view that is open. */
  readonly current: Tab;
  readonly open: (tab: Tab) => void;
  /** The id of the list that a touch closes. */
  readonly closes?: string;
}

/** The tab of one view. */
export function TabButton({ entry: { tab, label, icon, badge }, current, open, closes }: TabButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={tab === current}
      popoverTarget={closes}
      popoverTargetAction="hide"
      onClick={() => open(tab)}
    >
      <Icon of={icon} size={20} />
      {label}
      {badge > 0 ? <span className="badge">{badge}</span> : null}
    </button>
  );
}

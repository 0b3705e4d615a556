import { campaignText } from '@sealed-orders/text/pages/campaign';
import { Ellipsis } from 'lucide-react';
import { Icon } from '../../kit/icon.tsx';
import { type Tab, useCampaignPlace } from '../campaign-context.ts';
import { type TabEntry, useTabs } from './use-tabs.ts';

/** On phones: the views of the campaign, within reach of a thumb. */
export function TabBar() {
  const { tab, openTab } = useCampaignPlace();
  return <Tabs tabs={useTabs()} current={tab} open={openTab} />;
}

interface TabsProps {
  readonly tabs: readonly TabEntry[];
  readonly current: Tab;
  readonly open: (tab: Tab) => void;
}

const MORE = 'more-tabs';

export function Tabs({ tabs, current, open }: TabsProps) {
  const more = tabs.filter(({ isAside }) => isAside);
  const button = ({ tab, label, icon, badge, isAside }: TabEntry) => (
    <button
      key={tab}
      type="button"
      aria-pressed={tab === current}
      popoverTarget={isAside ? MORE : undefined}
      popoverTargetAction={isAside ? 'hide' : undefined}
      onClick={() => open(tab)}
    >
      <Icon of={icon} size={20} />
      {label}
      <Badge count={badge} />
    </button>
  );
  return (
    <nav className="tab-bar on-lacquer" aria-label={campaignText.views}>
      {tabs.filter(({ isAside }) => !isAside).map(button)}
      {more.length === 0 ? null : (
        <>
          <button type="button" popoverTarget={MORE} aria-current={more.some(({ tab }) => tab === current)}>
            <Icon of={Ellipsis} size={20} />
            {campaignText.more}
            <Badge count={more.reduce((sum, { badge }) => sum + badge, 0)} />
          </button>
          <div id={MORE} popover="auto" className="more-tabs">
            {more.map(button)}
          </div>
        </>
      )}
    </nav>
  );
}

const Badge = ({ count }: { readonly count: number }) => (count > 0 ? <span className="badge">{count}</span> : null);

import { campaignText } from '@sealed-orders/text/pages/campaign';
import { Icon } from '../../kit/icon.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { useTabs } from './use-tabs.ts';

/** On phones: the views of the campaign, within reach of a thumb. */
export function TabBar() {
  const { tab: current, openTab } = useCampaignPlace();
  const tabs = useTabs();
  return (
    <nav className="tab-bar on-lacquer" aria-label={campaignText.views}>
      {tabs.map(({ tab, label, icon, badge }) => (
        <button key={tab} type="button" aria-pressed={tab === current} onClick={() => openTab(tab)}>
          <Icon of={icon} size={20} />
          {label}
          {badge > 0 ? <span className="badge">{badge}</span> : null}
        </button>
      ))}
    </nav>
  );
}

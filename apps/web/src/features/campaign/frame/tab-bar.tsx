import { campaignText } from '@sealed-orders/text/pages/campaign';
import { useCampaignPlace } from '../campaign-context.ts';
import { useTabs } from './use-tabs.ts';

/** On phones: the views of the campaign, within reach of a thumb. */
export function TabBar() {
  const { tab: current, openTab } = useCampaignPlace();
  const tabs = useTabs();
  return (
    <nav className="tab-bar on-lacquer" aria-label={campaignText.views}>
      {tabs.map(({ tab, label, Icon, badge }) => (
        <button key={tab} type="button" aria-pressed={tab === current} onClick={() => openTab(tab)}>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          {label}
          {badge > 0 ? <span className="badge">{badge}</span> : null}
        </button>
      ))}
    </nav>
  );
}

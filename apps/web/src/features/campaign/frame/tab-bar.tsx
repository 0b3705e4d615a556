import { campaignText } from '@sealed-orders/text/pages/campaign';
import { BookOpen, Map as MapIcon, ScrollText, Users } from 'lucide-react';
import { TABS, type Tab, useCampaignPlace } from '../campaign-context.ts';
import { useOrdersDesk } from '../orders/orders-context.ts';

const ICONS = { map: MapIcon, orders: ScrollText, report: BookOpen, seats: Users } as const;

/** On phones: the views of the campaign, within reach of a thumb. */
export function TabBar() {
  const { tab, openTab } = useCampaignPlace();
  const desk = useOrdersDesk();
  const open = desk?.sealed ? 0 : (desk?.pieces.filter((piece) => desk.stateOf(piece.id) === 'none').length ?? 0);
  const shown = TABS.filter((name) => name !== 'orders' || desk !== null);
  const badge = (name: Tab) => (name === 'orders' && open > 0 ? <span className="badge">{open}</span> : null);
  return (
    <nav className="tab-bar on-lacquer" aria-label={campaignText.views}>
      {shown.map((name) => {
        const Icon = ICONS[name];
        return (
          <button key={name} type="button" aria-pressed={name === tab} onClick={() => openTab(name)}>
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            {campaignText.tabs[name]}
            {badge(name)}
          </button>
        );
      })}
    </nav>
  );
}

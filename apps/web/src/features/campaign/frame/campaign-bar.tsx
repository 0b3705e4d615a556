import { SeatSwatch } from '@sealed-orders/map';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { siteText } from '@sealed-orders/text/pages/site';
import Link from 'next/link';
import { AccountMenu } from '../../shell/account-menu.tsx';
import { Brand } from '../../shell/brand.tsx';
import { type Tab, useCampaignPlace } from '../campaign-context.ts';

const DESK_TABS: readonly Tab[] = ['map', 'report', 'seats'];

/** Mark, campaign, turn, views, and the reader's seat. */
export function CampaignBar() {
  const { head, view, tab, openTab, letterOf } = useCampaignPlace();
  const current = tab === 'orders' ? 'map' : tab;
  return (
    <header className="bar campaign on-lacquer">
      <Brand />
      <div className="camp">
        <h1>{head.name}</h1>
        <span>{campaignText.turn(view.turn)}</span>
      </div>
      <nav className="tabs desk-only" aria-label={campaignText.views}>
        {DESK_TABS.map((name) => (
          <button key={name} type="button" aria-pressed={name === current} onClick={() => openTab(name)}>
            {campaignText.tabs[name]}
          </button>
        ))}
        <Link href="/rules" className="wide-only">
          {siteText.rules}
        </Link>
      </nav>
      <span className="grow" />
      {head.you === null ? (
        <span className="chip desk-only">{campaignText[head.viewer === 'referee' ? 'referee' : 'spectator']}</span>
      ) : null}
      {head.you === null ? null : <SeatSwatch seat={letterOf(head.you)} width={30} height={19} />}
      <AccountMenu />
    </header>
  );
}

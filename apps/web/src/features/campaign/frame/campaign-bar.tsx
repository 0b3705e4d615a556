import { SeatSwatch } from '@sealed-orders/map';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { siteText } from '@sealed-orders/text/pages/site';
import Link from 'next/link';
import { lazy, Suspense } from 'react';
import { AccountMenu } from '../../shell/account-menu.tsx';
import { Bell } from '../../shell/bell.tsx';
import { Brand } from '../../shell/brand.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { useTabs } from './use-tabs.ts';
import { watcherOf } from './watcher.ts';

/** Only for readers who hold several seats. */
const CoverButton = lazy(async () => ({ default: (await import('../cover/cover-button.tsx')).CoverButton }));

/** Mark, campaign, turn, views, and the reader's seat. */
export function CampaignBar() {
  const { head, open, seen, door, tab: current, openTab, letterOf } = useCampaignPlace();
  const tabs = useTabs();
  const { round } = seen.summary;
  return (
    <header className="bar campaign on-lacquer">
      <Brand />
      <div className="camp">
        <h1>{head.name}</h1>
        {round === null ? null : <span>{door.text.round(round)}</span>}
      </div>
      <nav className="tabs desk-only" aria-label={campaignText.views}>
        {tabs.map(({ tab, label, badge }) => (
          <button key={tab} type="button" aria-pressed={tab === current} onClick={() => openTab(tab)}>
            {label}
            {badge > 0 ? <span className="badge">{badge}</span> : null}
          </button>
        ))}
        <Link href="/rules" className="wide-only">
          {siteText.rules}
        </Link>
      </nav>
      <span className="grow" />
      {open.head.screen === null || open.head.you === null ? null : (
        <Suspense>
          <CoverButton />
        </Suspense>
      )}
      <Bell />
      {head.you === null ? <span className="chip desk-only">{campaignText[watcherOf(open.head)]}</span> : null}
      {head.you === null ? null : <SeatSwatch seat={letterOf(head.you)} width={30} height={19} />}
      <AccountMenu />
    </header>
  );
}

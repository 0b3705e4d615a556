import { WaxSeal } from '@sealed-orders/map';
import { gazetteText } from '@sealed-orders/text/pages/gazette';
import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { servedText } from '@sealed-orders/text/pages/served';
import { siteText } from '@sealed-orders/text/pages/site';
import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GazetteIssue, GazetteWar } from '../../../server/gazette.ts';
import { Icon } from '../kit/icon.tsx';
import { useReader } from '../session/reader.ts';

interface SiteBarProps {
  /** Where to go after signing in. */
  readonly to: string;
  readonly children?: ReactNode;
}

/** The bar over a public page, without scripts; the children are its first links. The page comes with its reader. */
export function SiteBar({ to, children }: SiteBarProps) {
  return (
    <header className="bar on-lacquer">
      <a className="brand" href="/" aria-label={siteText.home}>
        <WaxSeal size={26} />
        <span>{siteText.name}</span>
      </a>
      <nav className="tabs" aria-label={gazetteText.menu}>
        {children}
        <a className="desk-only" href="/rules">
          {siteText.rules}
        </a>
      </nav>
      <span className="grow" />
      <OwnLinks to={to} />
    </header>
  );
}

/** Where the reader goes from here: to their own pages, or to sign in. */
function OwnLinks({ to }: Pick<SiteBarProps, 'to'>) {
  const reader = useReader();
  if (reader === null || reader.name === null)
    return (
      <a className="quiet" href={`/sign-in?to=${to}`}>
        {siteText.signIn}
      </a>
    );
  return (
    <>
      {reader.hasDesk ? (
        <a className="quiet desk-only" href="/desk">
          {siteText.desk}
        </a>
      ) : null}
      <a className="quiet desk-only" href="/campaigns">
        {siteText.campaigns}
      </a>
      <a className="quiet own" href="/account" aria-label={siteText.account(reader.name)}>
        <span className="seat-chip desk-only">{reader.name}</span>
        <Icon of={UserRound} size={19} />
      </a>
    </>
  );
}

/** The bar over a page of the gazette. */
export function Bar({ war: { slug } }: { readonly war: GazetteWar }) {
  return (
    <SiteBar to={`/c/${slug}`}>
      <a href={`/c/${slug}`}>{gazetteText.campaign}</a>
      <a href={`/gazette/${slug}`} aria-current="page">
        {gazetteText.gazette}
      </a>
    </SiteBar>
  );
}

/** Below it: how to verify the war, and a note that no publisher's rules appear here. */
export function Foot({ issue: { war, imported } }: { readonly issue: GazetteIssue }) {
  return (
    <footer className="foot on-lacquer">
      <div className="wide">
        <span>{war.isOver ? gazetteText.footOver : gazetteText.foot}</span>
        <span className="grow" />
        <a href={`/c/${war.slug}/verify`}>{gazetteText.verify}</a>
        <a href={`/c/${war.slug}`}>{gazetteText.watch}</a>
        <a href={`/c/${war.slug}/gazette`}>{gazetteText.write}</a>
        {war.hasFreeSeat ? <a href={`/c/${war.slug}/seat`}>{seatRequestsText.open}</a> : null}
        {imported === null ? null : <p>{gazetteText.imported(imported.by, imported.at)}</p>}
        <p>{servedText.unofficial}</p>
      </div>
    </footer>
  );
}

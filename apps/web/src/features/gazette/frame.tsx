import { WaxSeal } from '@sealed-orders/map';
import { gazetteText } from '@sealed-orders/text/pages/gazette';
import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { servedText } from '@sealed-orders/text/pages/served';
import { siteText } from '@sealed-orders/text/pages/site';
import type { GazetteWar } from '../../../server/gazette.ts';

/** The bar over a page of the gazette, without scripts. */
export function Bar({ war }: { readonly war: GazetteWar }) {
  return (
    <header className="bar on-lacquer">
      <a className="brand" href="/" aria-label={siteText.home}>
        <WaxSeal size={26} />
        <span>{siteText.name}</span>
      </a>
      <nav className="tabs" aria-label={gazetteText.menu}>
        <a href={`/c/${war.slug}`}>{gazetteText.campaign}</a>
        <a href={`/gazette/${war.slug}`} aria-current="page">
          {gazetteText.gazette}
        </a>
        <a className="desk-only" href="/rules">
          {siteText.rules}
        </a>
      </nav>
      <span className="grow" />
      <a className="quiet" href={`/sign-in?to=/c/${war.slug}`}>
        {siteText.signIn}
      </a>
    </header>
  );
}

/** Below it: how to check the war, and that nobody's rules are published here. */
export function Foot({ war }: { readonly war: GazetteWar }) {
  return (
    <footer className="foot on-lacquer">
      <div className="wide">
        <span>{gazetteText.foot}</span>
        <span className="grow" />
        <a href={`/c/${war.slug}/verify`}>{gazetteText.verify}</a>
        <a href={`/c/${war.slug}`}>{gazetteText.watch}</a>
        <a href={`/c/${war.slug}/gazette`}>{gazetteText.write}</a>
        {war.hasFreeSeat ? <a href={`/c/${war.slug}/seat`}>{seatRequestsText.open}</a> : null}
        <p>{servedText.unofficial}</p>
      </div>
    </footer>
  );
}

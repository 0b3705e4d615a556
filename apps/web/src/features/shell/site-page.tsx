import { servedText } from '@sealed-orders/text/pages/served';
import { siteText } from '@sealed-orders/text/pages/site';
import type { ReactNode } from 'react';
import { AccountMenu, Bell, Brand, DeskLink, QuietLink } from './frame.ts';

interface SitePageProps {
  readonly children: ReactNode;
  readonly here?: 'campaigns' | 'armies' | 'maps' | 'desk' | 'rules';
  /** Paper from edge to edge instead of paper on the table. */
  readonly onPaper?: boolean;
}

const LINKS = [
  ['campaigns', '/campaigns', siteText.campaigns],
  ['armies', '/armies', siteText.armies],
  ['maps', '/maps', siteText.maps],
  ['rules', '/rules', siteText.rules],
] as const;

/** The frame of every page that is not a map: bar, content, foot. */
export function SitePage({ children, here, onPaper = false }: SitePageProps) {
  return (
    <div className={onPaper ? 'page sheet-page' : 'page'}>
      <header className="bar on-lacquer">
        <Brand />
        <nav className="tabs desk-only" aria-label={siteText.menu}>
          {LINKS.map(([key, href, text]) => (
            <QuietLink key={key} href={href} aria-current={key === here ? 'page' : undefined}>
              {text}
            </QuietLink>
          ))}
          <DeskLink isHere={here === 'desk'} />
        </nav>
        <span className="grow" />
        <Bell />
        <AccountMenu />
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <footer className="wrap site-foot">{servedText.unofficial}</footer>
    </div>
  );
}

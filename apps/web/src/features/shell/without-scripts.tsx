import { WaxSeal } from '@sealed-orders/map';
import { servedText } from '@sealed-orders/text/pages/served';
import { siteText } from '@sealed-orders/text/pages/site';
import { Notice } from '../kit/notice.tsx';

/** The pages of a campaign, whose gazette has the same name; the first of them is drawn by scripts only. */
const CAMPAIGN = /^\/c\/([^/]+)(\/.+)?/;

/**
 * Says that a page needs scripts, where none run, and what can be read without. The page of a campaign gets a bar, too:
 * without scripts it has none.
 * @param path the path of the page
 */
export function WithoutScripts({ path }: { readonly path: string }) {
  const { says, own, or, all } = servedText.withoutScripts;
  const [, slug, rest] = CAMPAIGN.exec(path) ?? [];
  return (
    <noscript>
      {slug !== undefined && rest === undefined ? <Bar /> : null}
      <section className="without-scripts">
        <Notice kind="warn">
          {says}{' '}
          {slug === undefined ? null : (
            <>
              <a href={`/gazette/${slug}`}>{own}</a> {or}{' '}
            </>
          )}
          <a href="/wars">{all}</a>.
        </Notice>
      </section>
    </noscript>
  );
}

function Bar() {
  return (
    <header className="bar on-lacquer">
      <a className="brand" href="/" aria-label={siteText.home}>
        <WaxSeal size={26} />
        <span>{siteText.name}</span>
      </a>
      <h1 className="sr-only">{siteText.campaign}</h1>
      <nav className="tabs" aria-label={siteText.menu}>
        <a href="/wars">{servedText.withoutScripts.list}</a>
        <a href="/rules">{siteText.rules}</a>
      </nav>
    </header>
  );
}

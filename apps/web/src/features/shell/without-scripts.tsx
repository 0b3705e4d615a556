import { servedText } from '@sealed-orders/text/pages/served';
import { Notice } from '../kit/notice.tsx';

/** The pages of a campaign, whose gazette has the same name. */
const CAMPAIGN = /^\/c\/([^/]+)/;

/**
 * Says that a page needs scripts, where none run, and what can be read without.
 * @param path the path of the page
 */
export function WithoutScripts({ path }: { readonly path: string }) {
  const { says, own, or, all } = servedText.withoutScripts;
  const slug = CAMPAIGN.exec(path)?.[1];
  return (
    <noscript>
      <section className="without-scripts">
        <Notice kind="warn">
          {says}{' '}
          {slug === undefined ? null : (
            <>
              <a href={`/gazette/${slug}`}>{own}</a>, {or}{' '}
            </>
          )}
          <a href="/wars">{all}</a>.
        </Notice>
      </section>
    </noscript>
  );
}

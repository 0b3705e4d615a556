import { gazetteText } from '@sealed-orders/text/pages/gazette';
import { siteText } from '@sealed-orders/text/pages/site';
import type { Metadata } from 'next';
import type { FirstLook } from '../../../server/first-look.ts';
import { CARD } from '../gazette/card.tsx';

/**
 * What other sites show about a public war when the address of its page is shared.
 * @param url the address of the site
 */
export function sharedAs({ lobby: { name, slug }, head: { summary } }: FirstLook, url: string): Metadata['openGraph'] {
  const says = gazetteText.shared(name);
  const round = summary?.round ?? null;
  const card = { url: `${url}/gazette/${slug}/${round}/card.png`, alt: says, ...CARD };
  return {
    type: 'website',
    siteName: siteText.name,
    title: name,
    description: says,
    url: `${url}/c/${slug}`,
    ...(round === null ? {} : { images: [card] }),
  };
}

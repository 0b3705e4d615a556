import { gazetteText } from '@sealed-orders/text/pages/gazette';
import { siteText } from '@sealed-orders/text/pages/site';
import Head from 'next/head';
import { CARD } from './card.tsx';

interface ShareTagsProps {
  readonly title: string;
  readonly headline: string;
  readonly says: string;
  /** The page's own address, without a query. */
  readonly address: string;
  /** The address of the war's gazette. */
  readonly gazette: string;
  readonly war: string;
}

/** A gazette page's metadata for browsers, search engines, and sites where its address is shared. */
export function ShareTags({ title, headline, says, address, gazette, war }: ShareTagsProps) {
  return (
    <Head>
      <title>{siteText.titleOf(title)}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={says} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={siteText.name} />
      <meta property="og:title" content={headline} />
      <meta property="og:description" content={says} />
      <meta property="og:image" content={`${address}/card.png`} />
      <meta property="og:image:width" content={String(CARD.width)} />
      <meta property="og:image:height" content={String(CARD.height)} />
      <meta property="og:image:alt" content={says} />
      <meta property="og:url" content={address} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="canonical" href={address} />
      <link rel="alternate" type="application/atom+xml" title={gazetteText.name(war)} href={`${gazette}/feed.xml`} />
    </Head>
  );
}

import { siteText } from '@sealed-orders/text/pages/site';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { cache } from 'react';
import type { FirstLook } from '../../../../../server/first-look.ts';
import { shared } from '../../../../../server/services.ts';
import { CampaignRoute } from '../../../../features/campaign/campaign-route.tsx';
import { sharedAs } from '../../../../features/campaign/shared-as.ts';

interface PageProps {
  readonly params: Promise<{ readonly slug: string }>;
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>;
}

/** Read once for the page and for its metadata. */
const firstLook = cache(async (slug: string): Promise<FirstLook | null> => {
  return shared().firstLook(slug, { cookie: (await headers()).get('cookie') ?? undefined });
});

/**
 * The name is only for users who may see the campaign. Before the start the page asks as its reader, and then sets its
 * title. For a public war, sites where its address is shared show the picture of its latest issue.
 */
export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const first = await firstLook((await params).slug);
  const openGraph = first?.lobby.isPublic ? sharedAs(first, shared().url) : null;
  return {
    title: first?.lobby.name ?? siteText.campaign,
    // Search engines may list what the lists of the site have, but not each step of its replay.
    robots: { index: first?.lobby.isListed === true && Object.keys(await searchParams).length === 0 },
    ...(openGraph === null ? {} : { openGraph, twitter: { card: 'summary_large_image' } }),
  };
}

export default async function Page({ params }: PageProps) {
  const { slug } = await params;
  return <CampaignRoute slug={slug} first={await firstLook(slug)} />;
}

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
}

/** One reading for the page and for what is told of it. */
const firstLook = cache(async (slug: string): Promise<FirstLook | null> => {
  return shared().firstLook(slug, { cookie: (await headers()).get('cookie') ?? undefined });
});

/**
 * The name is for those who may see the campaign: the page puts it in its title when it has asked as its reader. Of a
 * war that everybody may read, sites on which somebody shares its address show the picture of its last number.
 */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const first = await firstLook((await params).slug);
  const openGraph = first?.lobby.isPublic ? sharedAs(first, shared().url) : null;
  return {
    title: siteText.campaign,
    ...(openGraph === null ? {} : { openGraph, twitter: { card: 'summary_large_image' } }),
  };
}

export default async function Page({ params }: PageProps) {
  const { slug } = await params;
  return <CampaignRoute slug={slug} first={await firstLook(slug)} />;
}

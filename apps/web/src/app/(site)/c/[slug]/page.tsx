import { siteText } from '@sealed-orders/text/pages/site';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { shared } from '../../../../../server/services.ts';
import { CampaignRoute } from '../../../../features/campaign/campaign-route.tsx';

interface PageProps {
  readonly params: Promise<{ readonly slug: string }>;
}

/** The name is for those who may see the campaign: the page puts it here when it has asked as its reader. */
export const metadata: Metadata = { title: siteText.campaign };

export default async function Page({ params }: PageProps) {
  const { slug } = await params;
  const first = await shared().firstLook(slug, { cookie: (await headers()).get('cookie') ?? undefined });
  return <CampaignRoute slug={slug} first={first} />;
}

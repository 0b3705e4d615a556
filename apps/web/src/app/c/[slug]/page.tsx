import { siteText } from '@sealed-orders/text/pages/site';
import type { Metadata } from 'next';
import { CampaignRoute } from '../../../features/campaign/campaign-route.tsx';

interface PageProps {
  readonly params: Promise<{ readonly slug: string }>;
}

/** The name is for those who may see the campaign: the page puts it here when it has asked as its reader. */
export const metadata: Metadata = { title: siteText.campaign };

export default async function Page({ params }: PageProps) {
  return <CampaignRoute slug={(await params).slug} />;
}

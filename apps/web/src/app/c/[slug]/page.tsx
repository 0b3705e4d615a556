import type { Metadata } from 'next';
import { CampaignRoute } from '../../../features/campaign/campaign-route.tsx';

interface PageProps {
  readonly params: Promise<{ readonly slug: string }>;
}

/** The name is for members only until the page has asked as them, so the title says no more than the address. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: (await params).slug };
}

export default async function Page({ params }: PageProps) {
  return <CampaignRoute slug={(await params).slug} />;
}

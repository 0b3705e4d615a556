'use client';
import { landingText } from '@sealed-orders/text/pages/landing';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTRPC } from '../api/client.ts';
import { CampaignRows } from '../campaigns/campaign-rows.tsx';
import { Empty } from '../shell/notice.tsx';
import { Problem } from '../shell/problem.tsx';
import { usePublicWar } from './use-public-war.ts';

/** Leads to the war that is drawn beside it. */
export function WatchLink() {
  const { line } = usePublicWar();
  return (
    <Link className="btn large outline-lacquer" href={line ? `/c/${line.slug}` : '#public'}>
      {landingText.watch}
    </Link>
  );
}

/** All campaigns that everybody may watch. */
export function PublicCampaigns() {
  const trpc = useTRPC();
  const campaigns = useQuery(trpc.campaigns.public.queryOptions());
  if (campaigns.error) return <Problem error={campaigns.error} retry={() => void campaigns.refetch()} />;
  if (!campaigns.data) return <div className="bone h-16 my-3" />;
  if (campaigns.data.length === 0) {
    return (
      <div className="py-4">
        <Empty title={landingText.publicEmpty.title}>{landingText.publicEmpty.says}</Empty>
      </div>
    );
  }
  return <CampaignRows lines={campaigns.data} />;
}

'use client';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { FirstLook } from '../../../server/first-look.ts';
import { useTRPC } from '../api/client.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import { MapLoading } from '../kit/map-loading.tsx';
import { Problem } from '../shell/problem.tsx';
import { SitePage } from '../shell/site-page.tsx';
import { CampaignScreen } from './campaign-screen.tsx';
import { useFirstLook } from './first-look.ts';

/** Before the start only: a running war loads none of it. */
const LobbyPage = lazy(async () => ({ default: (await import('../lobby/lobby-page.tsx')).LobbyPage }));

interface CampaignRouteProps {
  readonly slug: string;
  /** The answers that came with the page; null: its reader may not view it, or was asked to sign in. */
  readonly first: FirstLook | null;
}

/** A campaign at its address: the lobby before the start, the map after. */
export function CampaignRoute({ slug, first }: CampaignRouteProps) {
  const trpc = useTRPC();
  useFirstLook(slug, first);
  const lobby = useQuery(trpc.campaigns.lobby.queryOptions({ slug }));
  usePageTitle(lobby.data?.name ?? null);
  // What was read before somebody lost the right to read it.
  const isGone = lobby.error?.data?.code === 'NOT_FOUND';
  if (lobby.data && !isGone) {
    if (lobby.data.status !== 'lobby') return <CampaignScreen campaign={lobby.data.id} />;
    return (
      <Suspense fallback={<Loading />}>
        <LobbyPage lobby={lobby.data} />
      </Suspense>
    );
  }
  if (lobby.error) {
    return (
      <SitePage>
        <div className="wrap narrow py-16">
          <Problem as="h1" error={lobby.error} retry={() => void lobby.refetch()} />
        </div>
      </SitePage>
    );
  }
  return <Loading />;
}

function Loading() {
  return (
    <main id="content" className="h-dvh p-3">
      <MapLoading />
    </main>
  );
}

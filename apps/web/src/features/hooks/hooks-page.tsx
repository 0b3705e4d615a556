'use client';
import { hooksText as text } from '@sealed-orders/text/pages/hooks';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { Suspense, useState } from 'react';
import { type Outputs, useTRPC } from '../api/client.ts';
import { hasTurns } from '../campaign-data/has-sheets.ts';
import { useSetupDoor } from '../game-setups.ts';
import { ButtonLink } from '../kit/button-link.tsx';
import { MapLoading } from '../kit/map-loading.tsx';
import { Empty } from '../kit/notice.tsx';
import { Problem } from '../shell/problem.tsx';
import { SitePage } from '../shell/site-page.tsx';
import { AddHook } from './add-hook.tsx';
import { HookCard } from './hook-card.tsx';
import { SecretDialog } from './secret-dialog.tsx';

type Lobby = Outputs['campaigns']['lobby'];

/** How often the page polls for the result of a pending delivery, ms. */
const AGAIN = 2000;

/** Where owners and referees choose which outside services receive a campaign's news. */
export function HooksPage({ slug }: { readonly slug: string }) {
  const trpc = useTRPC();
  const lobby = useQuery(trpc.campaigns.lobby.queryOptions({ slug }));
  return (
    <SitePage>
      <div className="wrap narrow grid gap-8 py-12">
        {lobby.isPending ? <MapLoading /> : null}
        {lobby.error ? <Problem as="h1" error={lobby.error} retry={() => void lobby.refetch()} /> : null}
        {lobby.data === undefined ? null : maySet(lobby.data) ? (
          <Suspense fallback={<MapLoading />}>
            <Loaded lobby={lobby.data} />
          </Suspense>
        ) : (
          <NotYours slug={slug} />
        )}
      </div>
    </SitePage>
  );
}

const maySet = ({ roles }: Lobby): boolean => roles.includes('owner') || roles.includes('referee');

function NotYours({ slug }: { readonly slug: string }) {
  const { title, says } = text.forbidden;
  return (
    <Empty as="h1" title={title} action={<ButtonLink href={`/c/${slug}`}>{text.back}</ButtonLink>}>
      {says}
    </Empty>
  );
}

function Loaded({ lobby: { id, slug, name, system } }: { readonly lobby: Lobby }) {
  const trpc = useTRPC();
  const isByPhase = hasTurns(useSetupDoor(system).game.phases);
  const [secret, setSecret] = useState<string | null>(null);
  const hooks = useQuery({
    ...trpc.hooks.list.queryOptions({ campaign: id }),
    refetchInterval: ({ state }) => (state.data?.some(isBusy) ? AGAIN : false),
  });
  return (
    <>
      <header>
        <p>
          <Link className="inline-flex min-h-11 min-w-11 items-center" href={`/c/${slug}`}>
            {name}
          </Link>
        </p>
        <h1>{text.title}</h1>
        <p className="ink2 mt-2">{text.says}</p>
      </header>
      {hooks.isPending ? <MapLoading /> : null}
      {hooks.error ? <Problem error={hooks.error} retry={() => void hooks.refetch()} /> : null}
      {hooks.data?.length === 0 ? <p className="ink2">{text.empty}</p> : null}
      {hooks.data?.map((hook) => (
        <HookCard key={hook.id} campaign={id} isByPhase={isByPhase} hook={hook} showSecret={setSecret} />
      ))}
      {hooks.data === undefined ? null : <AddHook campaign={id} isByPhase={isByPhase} showSecret={setSecret} />}
      {secret === null ? null : <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}

/** Whether a delivery has not been tried yet: its result will be known in a moment. */
const isBusy = ({ deliveries }: Outputs['hooks']['list'][number]): boolean =>
  deliveries.some(({ state, tries }) => state === 'waiting' && tries === 0);

'use client';
import { gazetteDeskText as text } from '@sealed-orders/text/pages/gazette-desk';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { Suspense } from 'react';
import { useTRPC } from '../api/client.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import type { Lobby } from '../campaign-data/lobby.ts';
import { useGameDoor } from '../game-pages.ts';
import { Bones } from '../kit/bones.tsx';
import { DeadEnd } from '../shell/dead-end.tsx';
import { Problem } from '../shell/problem.tsx';
import { CommuniqueForm } from './communique-form.tsx';
import { ComplaintList } from './complaint-list.tsx';
import { HeadlineForm } from './headline-form.tsx';
import { SentList } from './sent-list.tsx';

/** Where players and referees write for the gazette of a war. */
export function GazetteDeskPage({ slug }: { readonly slug: string }) {
  const trpc = useTRPC();
  const lobby = useQuery(trpc.campaigns.lobby.queryOptions({ slug }));
  usePageTitle(lobby.data === undefined ? null : text.of(lobby.data.name));
  if (lobby.error) {
    return (
      <div className="wrap narrow py-16">
        <Problem as="h1" error={lobby.error} retry={() => void lobby.refetch()} />
      </div>
    );
  }
  return (
    <div className="wrap narrow py-12 grid gap-6">
      {lobby.data === undefined ? (
        <Bones />
      ) : (
        <>
          <header className="grid gap-2">
            <h1>{text.of(lobby.data.name)}</h1>
            <p className="row flex-wrap gap-x-6">
              {lobby.data.status === 'lobby' ? null : (
                <a className="inline-flex items-center min-h-11 underline" href={`/gazette/${slug}`}>
                  {text.read}
                </a>
              )}
              <Link className="inline-flex items-center min-h-11 underline" href={`/c/${slug}`}>
                {text.toWar}
              </Link>
            </p>
          </header>
          <Suspense fallback={<Bones />}>
            <Writing lobby={lobby.data} />
          </Suspense>
        </>
      )}
    </div>
  );
}

function Writing({ lobby }: { readonly lobby: Lobby }) {
  const trpc = useTRPC();
  const door = useGameDoor(lobby.system);
  const me = useQuery(trpc.account.me.queryOptions());
  const desk = useQuery(trpc.gazette.desk.queryOptions({ campaign: lobby.id }));
  if (desk.error) return <Problem error={desk.error} retry={() => void desk.refetch()} />;
  if (desk.data === undefined || me.data === undefined) return <Bones />;
  if (me.data === null) return <DeadEnd text={text.signIn} href={`/sign-in?to=/c/${lobby.slug}/gazette`} />;
  const { closed, headline, headlineRefusal, communiques, complaints, open, own } = desk.data;
  const isReferee = lobby.you === null && (lobby.roles.includes('owner') || lobby.roles.includes('referee'));
  if (open !== null)
    return <CommuniqueForm key={own} campaign={lobby.id} round={open} title={door.text.issue(open)} own={own} />;
  if (closed === null) {
    if (isReferee && lobby.status !== 'finished') return <p className="paper">{text.headline.none}</p>;
    return <DeadEnd text={text.nobody} href={`/c/${lobby.slug}`} />;
  }
  const title = door.text.issue(closed);
  return (
    <>
      <ComplaintList lobby={lobby} complaints={complaints} />
      {headlineRefusal === null ? (
        <HeadlineForm key={headline?.savedAt} campaign={lobby.id} round={closed} title={title} headline={headline} />
      ) : (
        <p className="paper">{text.refusals[headlineRefusal]}</p>
      )}
      <SentList lobby={lobby} round={closed} title={title} sent={communiques} />
    </>
  );
}

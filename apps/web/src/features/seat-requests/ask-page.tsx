'use client';
import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { RefusedHere } from '../actions/refused-here.tsx';
import { type RefusalCode, useTRPC } from '../api/client.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import type { Lobby } from '../campaign-data/lobby.ts';
import { Bones } from '../kit/bones.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { Problem } from '../shell/problem.tsx';
import { AskForm } from './ask-form.tsx';
import { OwnRequest } from './own-request.tsx';

const text = seatRequestsText.page;

/** Where a user outside a war asks for a seat, and finds the answer. */
export function AskPage({ slug }: { readonly slug: string }) {
  const trpc = useTRPC();
  const lobby = useQuery(trpc.campaigns.lobby.queryOptions({ slug }));
  const me = useQuery(trpc.account.me.queryOptions());
  usePageTitle(lobby.data === undefined ? null : text.of(lobby.data.name));
  const error = lobby.error ?? me.error;
  const retry = () => void Promise.all([lobby.refetch(), me.refetch()]);
  if (error) {
    return (
      <div className="wrap narrow py-16">
        <Problem as="h1" error={error} retry={retry} />
      </div>
    );
  }
  if (lobby.data === undefined || me.data === undefined) return <Loading />;
  return (
    <div className="wrap narrow py-12 grid gap-6">
      <header className="grid gap-2">
        <h1>{text.of(lobby.data.name)}</h1>
        <p className="text-base ink2">{text.says}</p>
        {lobby.data.status === 'lobby' ? null : <p className="ink2">{text.began}</p>}
        <p className="row flex-wrap gap-x-6">
          {lobby.data.isPublic && lobby.data.status !== 'lobby' ? (
            <a className="inline-flex items-center min-h-11 underline" href={`/gazette/${slug}`}>
              {text.gazette}
            </a>
          ) : null}
          <Link className="inline-flex items-center min-h-11 underline" href={`/c/${slug}`}>
            {text.toWar}
          </Link>
        </p>
      </header>
      {me.data === null ? <SignUp lobby={lobby.data} /> : <Asking lobby={lobby.data} />}
    </div>
  );
}

function Loading() {
  return (
    <div className="wrap narrow py-12">
      <Bones />
    </div>
  );
}

/** The first step for a reader without an account; they come back here. */
function SignUp({ lobby }: { readonly lobby: Lobby }) {
  const whyNot = whyNobody(lobby);
  const here = encodeURIComponent(`/c/${lobby.slug}/seat`);
  if (whyNot !== null) return <WhyNot lobby={lobby} code={whyNot} />;
  return (
    <section className="paper grid gap-4">
      <p className="text-base">{text.needsAccount}</p>
      <ButtonLink kind="main" href={`/sign-up?to=${here}`}>
        {text.signUp}
      </ButtonLink>
      <ButtonLink href={`/sign-in?to=${here}`}>{text.signIn}</ButtonLink>
    </section>
  );
}

/** Why nobody may ask at all; null: users may. */
function whyNobody({ status, strangers, seats }: Lobby): RefusalCode | null {
  if (status === 'finished') return 'war-over';
  if (strangers === 'invited') return 'not-asked-for';
  return seats.some(({ isFree }) => isFree) ? null : 'seat-taken';
}

/** The reader's last request, and the form if they may ask. */
function Asking({ lobby }: { readonly lobby: Lobby }) {
  const trpc = useTRPC();
  // A reader waiting for an answer sees it here without doing anything.
  const own = useQuery({ ...trpc.seatRequests.own.queryOptions({ campaign: lobby.id }), refetchInterval: AGAIN });
  if (own.error) return <Problem error={own.error} retry={() => void own.refetch()} />;
  if (own.data === undefined) return <Bones />;
  const { request, whyNot } = own.data;
  const isWaiting = request?.state === 'open';
  const hasIt = whyNot === 'already-seated' && request?.state === 'accepted';
  return (
    <>
      {request === null ? null : <OwnRequest lobby={lobby} request={request} />}
      {isWaiting || hasIt ? null : whyNot === null ? <AskForm lobby={lobby} /> : <WhyNot lobby={lobby} code={whyNot} />}
    </>
  );
}

/** The page polls for the answer at this interval, ms. */
const AGAIN = 15_000;

function WhyNot({ lobby, code }: { readonly lobby: Lobby; readonly code: RefusalCode }) {
  const { whyNot, notNow } = seatRequestsText;
  const href = code === 'name-taken' ? '/account' : `/c/${lobby.slug}`;
  return <RefusedHere code={code} own={whyNot} otherwise={notNow} href={href} />;
}

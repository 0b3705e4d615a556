'use client';
import { dayAndTime } from '@sealed-orders/text';
import { joinText } from '@sealed-orders/text/pages/lobby';
import { siteText } from '@sealed-orders/text/pages/site';
import { useMutation, useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { Suspense, useEffect, useMemo } from 'react';
import { type Outputs, type RefusalCode, useTRPC } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';
import { DeadEnd, type DeadEndText } from '../shell/dead-end.tsx';
import { kept } from '../shell/kept.ts';
import { MapLoading } from '../shell/map-loading.tsx';
import { Notice } from '../shell/notice.tsx';
import { Problem } from '../shell/problem.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { type InvitedTo, InvitedToTerms } from './invited-to.tsx';

type Invitation = NonNullable<Outputs['campaigns']['invitation']>;

/** Behind an invitation link: what one is invited to, and the way in. */
export function JoinPage({ code }: { readonly code: string }) {
  const trpc = useTRPC();
  const invitation = useQuery(trpc.campaigns.invitation.queryOptions({ code }));
  const invitedTo = useQuery(trpc.campaigns.invitedTo.queryOptions({ code }));
  usePageTitle(invitation.data?.campaign.name ?? null);
  // Both at once: a sentence that names who invites must not take the place of one that is being read.
  const isPending = invitation.isPending || invitedTo.isPending;
  const waits = invitation.data?.waitsForConsent === true;
  const isUnknown = invitation.data === null || invitation.data?.isOpen === false;
  return (
    <div className="wrap narrow py-12">
      {isPending ? <MapLoading /> : null}
      {invitation.error ? <Problem error={invitation.error} retry={() => void invitation.refetch()} /> : null}
      {isUnknown ? (
        <DeadEnd as="h1" text={waits ? joinText.waits : joinText.unknown} href="/" />
      ) : invitation.data && !isPending ? (
        <Open code={code} invitation={invitation.data} to={invitedTo.data ?? null} />
      ) : null}
    </div>
  );
}

/** Why this reader cannot come in by a link that was open a moment ago. */
function whyNot(code: RefusalCode): DeadEndText {
  if (code === 'consent-missing') return joinText.waits;
  const texts: Readonly<Partial<Record<RefusalCode, DeadEndText>>> = joinText.refused;
  return texts[code] ?? joinText.unknown;
}

/**
 * Whoever says that they come in and has to sign in for it comes in when they are back, without saying it again. Returns
 * what they say it with.
 */
function useComingIn(
  code: string,
  me: Outputs['account']['me'] | undefined,
  join: (by: { readonly code: string }) => void,
): () => void {
  const said = useMemo(() => kept(`comes in by ${code}`, (found) => found === true || null, 'tab'), [code]);
  const isSignedIn = me !== null && me !== undefined;
  useEffect(() => {
    if (!isSignedIn || said.read() === null) return;
    said.forget();
    join({ code });
  }, [isSignedIn, said, join, code]);
  return () => said.write(true);
}

interface OpenProps {
  readonly code: string;
  readonly invitation: Invitation;
  /** Null: it could not be read. The way in is open all the same. */
  readonly to: InvitedTo | null;
}

function Open({ code, invitation, to }: OpenProps) {
  const trpc = useTRPC();
  const router = useRouter();
  const me = useQuery(trpc.account.me.queryOptions());
  const join = useMutation(
    trpc.campaigns.join.mutationOptions({
      onSuccess: (answer) => {
        if (answer.ok) router.push(`/c/${answer.value.campaign.slug}`);
      },
    }),
  );
  const isSignedOut = refusalOf(join.error) === 'UNAUTHORIZED';
  const say = useComingIn(code, me.data, join.mutate);
  if (join.data?.ok === false) return <DeadEnd as="h1" text={whyNot(join.data.problem.code)} href="/" />;
  return (
    <div className="grid gap-8">
      <div className="paper grid gap-4">
        <h1>{joinText.title(invitation.campaign.name)}</h1>
        <p className="text-base">{to ? joinText.by[invitation.role](to.by) : joinText.as[invitation.role]}</p>
        <p className="muted">{joinText.expires(dayAndTime(new Date(invitation.expiresAt)))}</p>
        {join.error ? (
          <Notice kind="danger" live>
            {isSignedOut ? siteText.signedOut : joinText.unreachable}
          </Notice>
        ) : null}
        {me.data === null || isSignedOut ? (
          <>
            {isSignedOut ? null : (
              <Link className="btn ink" href={`/sign-up?to=/join/${code}`} onClick={say}>
                {joinText.signUp}
              </Link>
            )}
            <Link className={isSignedOut ? 'btn ink' : 'btn'} href={`/sign-in?to=/join/${code}`} onClick={say}>
              {joinText.signIn}
            </Link>
          </>
        ) : (
          <button type="button" className="btn ink" disabled={join.isPending} onClick={() => join.mutate({ code })}>
            {join.isPending ? joinText.busy : joinText.accept}
          </button>
        )}
      </div>
      {to ? (
        <Suspense fallback={<MapLoading />}>
          <InvitedToTerms to={to} />
        </Suspense>
      ) : null}
    </div>
  );
}

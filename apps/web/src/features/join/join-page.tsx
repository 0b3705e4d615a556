'use client';
import { SEAT_PATTERN, seatId } from '@sealed-orders/rules/kernel';
import { dayAndTime } from '@sealed-orders/text';
import { joinText } from '@sealed-orders/text/pages/lobby';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { type OwnDeadEnds, RefusedHere } from '../actions/refused-here.tsx';
import { type Action, useAction } from '../actions/use-action.ts';
import { type Inputs, type Outputs, type RefusalCode, useTRPC } from '../api/client.ts';
import { kept } from '../browser/kept.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import { Button } from '../kit/button.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { MapLoading } from '../kit/map-loading.tsx';
import { Notice } from '../kit/notice.tsx';
import { DeadEnd } from '../shell/dead-end.tsx';
import { Problem } from '../shell/problem.tsx';
import { Closed } from './closed.tsx';
import { type InvitedTo, InvitedToTerms, Running } from './invited-to.tsx';
import { SeatChoice } from './seat-choice.tsx';

type Invitation = NonNullable<Outputs['campaigns']['invitation']>;

/** Behind an invitation link: what the invitation is to, and how to join. */
export function JoinPage({ code }: { readonly code: string }) {
  const trpc = useTRPC();
  const invitation = useQuery(trpc.campaigns.invitation.queryOptions({ code }));
  const invitedTo = useQuery(trpc.campaigns.invitedTo.queryOptions({ code }));
  usePageTitle(invitation.data?.campaign.name ?? null);
  // Load both together: a sentence that names the host must not replace one that is being read.
  const isPending = invitation.isPending || invitedTo.isPending;
  return (
    <div className="wrap narrow py-12">
      {isPending ? <MapLoading /> : null}
      {invitation.error ? <Problem as="h1" error={invitation.error} retry={() => void invitation.refetch()} /> : null}
      {invitation.data === null ? (
        <DeadEnd as="h1" text={joinText.unknown} href="/" />
      ) : invitation.data?.isOpen === false ? (
        <Closed slug={invitation.data.campaign.slug} waits={invitation.data.waitsForConsent} />
      ) : invitation.data && !isPending ? (
        <Open code={code} invitation={invitation.data} to={invitedTo.data ?? null} />
      ) : null}
    </div>
  );
}

/** Why this reader cannot join by a link that was open a moment ago. */
const WHY_NOT: OwnDeadEnds = {
  ...joinText.refused,
  'consent-missing': joinText.waits,
  'invitation-unknown': joinText.unknown,
  'invitation-expired': joinText.unknown,
  'invitation-used-up': joinText.unknown,
  'invitation-revoked': joinText.unknown,
};

function NotIn({ code }: { readonly code: RefusalCode }) {
  const href = code === 'name-taken' ? '/account' : '/';
  return <RefusedHere as="h1" code={code} own={WHY_NOT} otherwise={joinText.notNow} href={href} />;
}

type Join = Action<Inputs['campaigns']['join'], Outputs['campaigns']['join']>;

/** Whether someone else took the chosen seat first. Others may still be free. */
const isSeatGone = ({ refusal, input }: Pick<Join, 'refusal' | 'input'>): boolean =>
  refusal?.problem.code === 'seat-taken' && (input?.seat ?? null) !== null;

type Seat = InvitedTo['choices'][number]['seat'];

interface Coming {
  readonly code: string;
  readonly seat: Seat | null;
}

/** The choice of a reader who had to sign in: their seat; null: any. */
function saidOf(found: unknown): Pick<Coming, 'seat'> | null {
  if (typeof found !== 'object' || found === null || !('seat' in found)) return null;
  return { seat: typeof found.seat === 'string' && SEAT_PATTERN.test(found.seat) ? seatId(found.seat) : null };
}

/**
 * A reader who joins and has to sign in for it joins when they are back, without repeating it. Returns the function
 * that joins.
 */
function useComingIn(
  code: string,
  me: Outputs['account']['me'] | undefined,
  join: (by: Coming) => unknown,
): (seat: Coming['seat']) => void {
  const said = useMemo(() => kept(`comes in by ${code}`, saidOf, 'tab'), [code]);
  const isSignedIn = me !== null && me !== undefined;
  useEffect(() => {
    const coming = isSignedIn ? said.read() : null;
    if (coming === null) return;
    said.forget();
    join({ code, seat: coming.seat });
  }, [isSignedIn, said, join, code]);
  return (seat) => said.write({ seat });
}

interface OpenProps {
  readonly code: string;
  readonly invitation: Invitation;
  /** Null: it could not be read. Joining is still possible. */
  readonly to: InvitedTo | null;
}

/** The chosen one of the free seats; null: any. */
function useSeatChoice(to: InvitedTo | null) {
  const [chosen, choose] = useState<Seat | null>(null);
  const choices = to?.choices ?? [];
  return { choices, seat: choices.find((one) => one.seat === chosen)?.seat ?? null, choose };
}

function Open({ code, invitation, to }: OpenProps) {
  const trpc = useTRPC();
  const router = useRouter();
  const me = useQuery(trpc.account.me.queryOptions());
  const join = useAction(trpc.campaigns.join, {
    // A refusal is shown by what replaces the page.
    why: () => null,
    failed: { lost: joinText.unreachable },
    onDone: ({ value }) => router.push(`/c/${value.campaign.slug}`),
    shown: [trpc.campaigns.invitedTo.queryKey({ code })],
    inPlace: true,
  });
  const { refusal, problem, isSignedOut } = join;
  const { seat, choices, choose } = useSeatChoice(to);
  const isGone = choices.length > 0 && isSeatGone(join);
  const say = useComingIn(code, me.data, join.run);
  if (refusal !== null && !isGone) return <NotIn code={refusal.problem.code} />;
  return (
    <div className="grid gap-8">
      <div className="paper grid gap-4">
        <h1>{joinText.title(invitation.campaign.name)}</h1>
        <p className="text-base">{to ? joinText.by[invitation.role](to.by) : joinText.as[invitation.role]}</p>
        <p className="muted">{joinText.expires(dayAndTime(new Date(invitation.expiresAt)))}</p>
        {to !== null && to.running !== null ? (
          <Suspense fallback={null}>
            <Running to={to} running={to.running} />
          </Suspense>
        ) : null}
        <SeatChoice choices={choices} seat={seat} onChange={choose} />
        {isGone ? (
          <Notice kind="warn" live>
            {joinText.seatGone}
          </Notice>
        ) : null}
        {problem !== null ? (
          <Notice kind="danger" live>
            {problem}
          </Notice>
        ) : null}
        {me.data === null || isSignedOut ? (
          <>
            {isSignedOut ? null : (
              <ButtonLink kind="main" href={`/sign-up?to=/join/${code}`} onClick={() => say(seat)}>
                {joinText.signUp}
              </ButtonLink>
            )}
            <ButtonLink
              kind={isSignedOut ? 'main' : 'plain'}
              href={`/sign-in?to=/join/${code}`}
              onClick={() => say(seat)}
            >
              {joinText.signIn}
            </ButtonLink>
          </>
        ) : (
          <Button kind="main" disabled={join.isRunning} onClick={() => join.run({ code, seat })}>
            {join.isRunning ? joinText.busy : joinText.accept}
          </Button>
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

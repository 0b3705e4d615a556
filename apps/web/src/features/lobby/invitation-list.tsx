'use client';
import { dayAndTime } from '@sealed-orders/text';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../actions/use-action.ts';
import { type Outputs, useTRPC } from '../api/client.ts';
import { useWhyNotAlone } from '../campaigns/use-powers.ts';
import { DeedButton } from '../deeds/deed-button.tsx';
import { Button } from '../kit/button.tsx';
import { LinkField } from '../kit/link-field.tsx';
import type { InvitePlace } from './invite-place.ts';
import { guestChange } from './lobby-change.ts';

type Invitation = Outputs['campaigns']['invitations'][number];

const text = lobbyText.links;
/** Whether the link has let in a player who is still here. */
const hasPlayers = ({ role, usedBy }: Invitation): boolean => role === 'seat' && usedBy.some(({ isIn }) => isIn);
const when = (instant: string): string => dayAndTime(new Date(instant));

interface ListProps {
  readonly place: InvitePlace;
  readonly isByPhase: boolean;
}

/** The links to the campaign: those that work, and folded away, those that no longer do. */
export function InvitationList({ place, isByPhase }: ListProps) {
  const trpc = useTRPC();
  const { data = [] } = useQuery(trpc.campaigns.invitations.queryOptions({ campaign: place.id }));
  const why = useWhyNotAlone(place.id, 'removePlayer', { isOwner: place.roles.includes('owner'), isByPhase });
  const open = data.filter(({ state }) => state === 'open');
  const closed = data.filter(({ state }) => state !== 'open');
  if (data.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h3>{text.title}</h3>
      <Rows place={place} isByPhase={isByPhase} invitations={open} />
      {why !== null && data.some(hasPlayers) ? <p className="hint">{why}</p> : null}
      {closed.length > 0 ? (
        <details>
          <summary>{text.older(closed.length)}</summary>
          <Rows place={place} isByPhase={isByPhase} invitations={closed} />
        </details>
      ) : null}
    </div>
  );
}

interface RowsProps extends ListProps {
  readonly invitations: readonly Invitation[];
}

function Rows({ invitations, ...list }: RowsProps) {
  return (
    <ul>
      {invitations.map((invitation) => (
        <Row key={invitation.id} {...list} invitation={invitation} />
      ))}
    </ul>
  );
}

interface RowProps extends ListProps {
  readonly invitation: Invitation;
}

function Row({ place, isByPhase, invitation }: RowProps) {
  const { code, role, seat, state, madeBy, createdAt, usedBy, waitsFor } = invitation;
  const nameOf = (id: string): string => place.seats.find((it) => it.seat === id)?.name ?? id;
  return (
    <li className="grid gap-2 border-t border-rule py-3">
      <p>
        <b>{seat === null ? text.roles[role] : text.seat(nameOf(seat))}</b>{' '}
        <span className="muted text-sm">{text.made(madeBy, when(createdAt))}</span>
      </p>
      <p className="text-sm">{stateWords(invitation)}</p>
      {waitsFor.length > 0 ? <p className="text-sm">{text.waitsFor(waitsFor.map(nameOf))}</p> : null}
      {usedBy.length > 0 ? (
        <p className="text-sm">{text.usedBy(usedBy.map(({ name, at, isIn }) => text.use(name, when(at), isIn)))}</p>
      ) : null}
      {state === 'open' ? <LinkField label={lobbyText.invite.link} path={`/join/${code}`} /> : null}
      <Buttons place={place} isByPhase={isByPhase} invitation={invitation} />
    </li>
  );
}

function stateWords({ state, usesLeft, expiresAt }: Invitation): string {
  switch (state) {
    case 'open':
      return text.open(usesLeft, when(expiresAt));
    case 'expired':
      return text.closed.expired(when(expiresAt));
    case 'used-up':
    case 'revoked':
      return text.closed[state];
  }
}

function Buttons({ place, isByPhase, invitation: { id, state, usedBy } }: RowProps) {
  const trpc = useTRPC();
  const revoke = useAction(trpc.campaigns.revokeInvitation, { ...guestChange(trpc, place.id), done: text.revoked });
  const evict = useAction(trpc.campaigns.revokeInvitation, { ...guestChange(trpc, place.id), done: text.evicted });
  const about = { campaign: place.id, invitation: id };
  const guests = usedBy.filter(({ isIn }) => isIn).map(({ name }) => name);
  const evictSays = isByPhase ? text.evictSays : text.evictSaysOnArrival;
  const isBusy = revoke.isRunning || evict.isRunning;
  return (
    <div className="row flex-wrap">
      {state === 'open' ? (
        <Button size="small" disabled={isBusy} onClick={() => revoke.run({ ...about, evict: null })}>
          {text.revoke}
        </Button>
      ) : null}
      {guests.length > 0 && place.roles.includes('owner') ? (
        <DeedButton
          label={text.evict}
          look={{ kind: 'danger', size: 'small' }}
          isDisabled={isBusy}
          title={text.evictTitle}
          action={text.evict}
          onConfirm={(reason) => evict.run({ ...about, evict: reason })}
        >
          <p>{evictSays(guests, place.status !== 'lobby')}</p>
        </DeedButton>
      ) : null}
    </div>
  );
}

'use client';
import { dayAndTime } from '@sealed-orders/text';
import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { useMutation } from '@tanstack/react-query';
import Link from 'next/link';
import { type Outputs, useTRPC } from '../api/client.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { Notice } from '../shell/notice.tsx';
import { useRequestAction } from './use-request-action.ts';

type Request = NonNullable<Outputs['seatRequests']['own']['request']>;

const text = seatRequestsText.states;

interface OwnRequestProps {
  readonly lobby: Lobby;
  readonly request: Request;
}

/** What became of the reader's last request. */
export function OwnRequest({ lobby, request }: OwnRequestProps) {
  const { state, reason } = request;
  const { title } = text[state];
  const says = state === 'open' ? text.open.says(dayAndTime(new Date(request.askedAt))) : text[state].says;
  return (
    <section className="grid gap-4">
      <Notice kind={state === 'accepted' ? 'ok' : 'info'} live>
        <p>
          <b>{title}.</b> {says}
        </p>
        {reason === null ? null : <blockquote className="own-words">{reason}</blockquote>}
      </Notice>
      {state === 'open' ? <Waiting lobby={lobby} request={request} /> : null}
      {state === 'accepted' ? (
        <Link className="btn ink" href={`/c/${lobby.slug}`}>
          {seatRequestsText.page.play}
        </Link>
      ) : null}
    </section>
  );
}

function Waiting({ lobby, request: { seat, message } }: OwnRequestProps) {
  const trpc = useTRPC();
  const action = useRequestAction(seatRequestsText.withdrawn);
  const withdraw = useMutation(trpc.seatRequests.withdraw.mutationOptions(action));
  const name = lobby.seats.find((one) => one.seat === seat)?.name ?? null;
  return (
    <div className="paper grid gap-3">
      <p>
        <b>{seatRequestsText.wished(name)}</b>
      </p>
      {message === '' ? null : <blockquote className="own-words">{message}</blockquote>}
      <button
        type="button"
        className="btn"
        disabled={withdraw.isPending}
        onClick={() => withdraw.mutate({ campaign: lobby.id })}
      >
        {seatRequestsText.withdraw}
      </button>
    </div>
  );
}

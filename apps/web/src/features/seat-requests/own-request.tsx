'use client';
import { dayAndTime } from '@sealed-orders/text';
import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { useAction } from '../actions/use-action.ts';
import { type Outputs, useTRPC } from '../api/client.ts';
import type { Lobby } from '../campaign-data/lobby.ts';
import { Button } from '../kit/button.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { Notice } from '../kit/notice.tsx';
import { requesting } from './requesting.ts';

type Request = NonNullable<Outputs['seatRequests']['own']['request']>;

const text = seatRequestsText.states;

interface OwnRequestProps {
  readonly lobby: Lobby;
  readonly request: Request;
}

/** The state of the reader's last request. */
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
        <ButtonLink kind="main" href={`/c/${lobby.slug}`}>
          {seatRequestsText.page.play}
        </ButtonLink>
      ) : null}
    </section>
  );
}

function Waiting({ lobby, request: { seat, message } }: OwnRequestProps) {
  const trpc = useTRPC();
  const withdraw = useAction(trpc.seatRequests.withdraw, { ...requesting(trpc), done: seatRequestsText.withdrawn });
  const name = lobby.seats.find((one) => one.seat === seat)?.name ?? null;
  return (
    <div className="paper grid gap-3">
      <p>
        <b>{seatRequestsText.wished(name)}</b>
      </p>
      {message === '' ? null : <blockquote className="own-words">{message}</blockquote>}
      <Button disabled={withdraw.isRunning} onClick={() => withdraw.run({ campaign: lobby.id })}>
        {seatRequestsText.withdraw}
      </Button>
    </div>
  );
}

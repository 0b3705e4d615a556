'use client';
import { dayAndTime } from '@sealed-orders/text';
import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import type { AskedSeat, SeatRequest } from './asked.ts';
import { DeclineDialog } from './decline-dialog.tsx';

const text = seatRequestsText.list;

interface RequestListProps {
  readonly campaign: string;
  readonly seats: readonly AskedSeat[];
  readonly className: string;
}

/** Requests for a seat, for the owner and referees; nothing if there are none. */
export function RequestList({ campaign, seats, className }: RequestListProps) {
  const trpc = useTRPC();
  const { data = [] } = useQuery(trpc.seatRequests.list.queryOptions({ campaign }));
  if (data.length === 0) return null;
  return (
    <section className={className} aria-labelledby="seat-requests">
      <h2 id="seat-requests" className="section-title">
        {text.title(data.length)}
      </h2>
      <ul>
        {data.map((request) => (
          <Request key={request.id} campaign={campaign} seats={seats} request={request} />
        ))}
      </ul>
    </section>
  );
}

interface RequestProps extends Pick<RequestListProps, 'campaign' | 'seats'> {
  readonly request: SeatRequest;
}

function Request({ campaign, seats, request }: RequestProps) {
  const [asks, setAsks] = useState<'accept' | 'decline' | null>(null);
  const { name, message, seat, askedAt } = request;
  const free = seats.filter(({ isFree }) => isFree);
  const wish = seats.find((one) => one.seat === seat)?.name ?? null;
  const close = () => setAsks(null);
  return (
    <li className="grid gap-2 border-t border-rule py-3">
      <div>
        <b>{name}</b>{' '}
        <span className="muted text-sm">{text.line(seatRequestsText.wished(wish), dayAndTime(new Date(askedAt)))}</span>
      </div>
      {message === '' ? null : <blockquote className="own-words">{message}</blockquote>}
      {free.length === 0 ? <p className="hint">{text.noneFree}</p> : null}
      <div className="row flex-wrap">
        <Button
          kind="main"
          size="small"
          aria-label={text.acceptOf(name)}
          disabled={free.length === 0}
          onClick={() => setAsks('accept')}
        >
          {text.accept}
        </Button>
        <Button size="small" aria-label={text.declineOf(name)} onClick={() => setAsks('decline')}>
          {text.decline}
        </Button>
      </div>
      {asks === 'accept' ? <AcceptDialog campaign={campaign} request={request} free={free} onClose={close} /> : null}
      {asks === 'decline' ? <DeclineDialog campaign={campaign} request={request} onClose={close} /> : null}
    </li>
  );
}

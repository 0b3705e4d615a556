'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { clockTime, dayAndTime, duration, plain } from '@sealed-orders/text';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTRPC } from '../../api/client.ts';
import { Button } from '../../kit/button.tsx';
import { useNow } from '../../time/use-now.ts';
import { useCampaignPlace, useHasSheets, useRoom, useZone } from '../campaign-context.ts';
import { Shortened } from '../shortened.tsx';
import { useUnread } from '../talk/use-conversations.ts';
import { useBriefRead } from './brief-read.ts';

const text = absenceText.brief;

/** For a player who took over a seat: a one-minute summary from what the seat knows. */
export function HandOver() {
  const { head, seatName, door } = useCampaignPlace();
  const { hasTakenOver, isNew, setRead } = useBriefRead(head);
  if (head.you === null || !hasTakenOver || !head.roles.includes('seat')) return null;
  if (!isNew) {
    return (
      <div className="px-4 pt-4 no-print">
        <Button size="small" onClick={() => setRead(false)}>
          {text.again}
        </Button>
      </div>
    );
  }
  const title = text.title(seatName(head.you));
  return (
    <section className="hand-over" aria-label={title}>
      <h3>{title}</h3>
      <Situation />
      {door.HandOver === undefined ? null : (
        <Suspense>
          <door.HandOver />
        </Suspense>
      )}
      <Todo />
      <LastReport />
      <p className="hint">{text.history}</p>
      <Button kind="main" onClick={() => setRead(true)}>
        {text.done}
      </Button>
    </section>
  );
}

/** Turn, phase, deadline, and how the seat ranks among the others. */
function Situation() {
  const { head, seen, door } = useCampaignPlace();
  const zone = useZone();
  const now = useNow();
  const { closes, noDeadline } = useHasSheets() ? text : absenceText.onArrival;
  const score = seen.standings.find(({ seat }) => seat === head.you)?.score ?? null;
  const known = seen.standings.flatMap((one) => one.score ?? []);
  const isTied = known.every((one) => one === known[0]);
  const place = score === null || isTied ? null : known.filter((other) => other > score).length + 1;
  const where = door.text.where(seen.summary);
  const left = head.nextDue === null ? null : Date.parse(head.nextDue) - now;
  return (
    <div>
      <h4>{text.now}</h4>
      <p>
        {where.charAt(0).toUpperCase() + where.slice(1)}.{' '}
        {head.nextDue === null
          ? head.status === 'paused'
            ? text.paused
            : noDeadline
          : now === 0 || left === null
            ? null
            : closes(dayAndTime(new Date(head.nextDue), zone), duration(Math.max(0, left)))}{' '}
        {place === null ? null : text.place(place, seen.standings.length)}{' '}
        {score === null ? null : <Shortened>{text.score(door.text.score(score))}</Shortened>}
      </p>
    </div>
  );
}

/** Orders, decisions and messages waiting for the player. */
function Todo() {
  const { head, openTab, door } = useCampaignPlace();
  const { waiting } = useRoom();
  const isByPhase = useHasSheets();
  const isAsked = head.seats.some(({ seat, awaited, sealed }) => seat === head.you && (awaited || sealed));
  const unread = useUnread();
  const pages = door.views.filter(({ id }) => (lookup(waiting, id) ?? 0) > 0);
  return (
    <div>
      <h4>{text.todo}</h4>
      <ul className="grid gap-1">
        {isByPhase ? (
          <li>
            <Orders />{' '}
            {isAsked ? (
              <Button kind="link" onClick={() => openTab('orders')}>
                {text.toOrders}
              </Button>
            ) : null}
          </li>
        ) : null}
        {pages.map(({ id, label }) => (
          <li key={id}>
            {label}: {text.waiting(lookup(waiting, id) ?? 0)}{' '}
            <Button kind="link" onClick={() => openTab(id)}>
              {label}
            </Button>
          </li>
        ))}
        {unread === 0 ? null : (
          <li>
            {text.unread(unread)}{' '}
            <Button kind="link" onClick={() => openTab('talk')}>
              {text.toTalk}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}

function Orders() {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const { data } = useQuery(trpc.orders.draft.queryOptions({ campaign: head.id }));
  const own = head.seats.find(({ seat }) => seat === head.you);
  if (data === undefined) return null;
  if (data.sealed !== null) {
    const at = clockTime(new Date(data.sealed.sealedAt));
    return head.status === 'paused' ? text.orders.sealedPaused(at) : text.orders.sealed(at);
  }
  if (own?.awaited !== true) return text.orders.notAsked;
  if (data.draft?.isInherited === true) return text.orders.inherited;
  return data.draft === null ? text.orders.none : text.orders.draft(clockTime(new Date(data.draft.savedAt)));
}

/** How many lines of the last report to show; the report has the others. */
const LINES = 6;

function LastReport() {
  const { openTab } = useCampaignPlace();
  const { report } = useRoom();
  if (report === null) return null;
  const lines = report.sections.flatMap(({ lines: all }) => all).slice(0, LINES);
  return (
    <div>
      <h4>{text.last}</h4>
      {lines.length === 0 ? <p>{text.nothing}</p> : null}
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line.id}>{plain(line.sentence())}</li>
        ))}
      </ul>
      <Button kind="link" onClick={() => openTab('report')}>
        {text.report}
      </Button>
    </div>
  );
}

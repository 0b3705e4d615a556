'use client';
import { letterAtPlace, SeatSwatch } from '@sealed-orders/map';
import { gazetteDeskText } from '@sealed-orders/text/pages/gazette-desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../api/client.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import type { Lobby } from '../campaign-data/lobby.ts';
import { useGameDoor } from '../game-pages.ts';
import { Bones } from '../kit/bones.tsx';
import { Notice } from '../kit/notice.tsx';
import { DeadEnd } from '../shell/dead-end.tsx';
import { Problem } from '../shell/problem.tsx';
import { ReportForm } from './report-form.tsx';

const text = gazetteDeskText.report;

interface ReportPageProps {
  readonly slug: string;
  readonly round: number;
  readonly seat: string;
}

/** Where a reader reports a communiqué in the gazette to the referees. */
export function ReportPage({ slug, round, seat }: ReportPageProps) {
  const trpc = useTRPC();
  const lobby = useQuery(trpc.campaigns.lobby.queryOptions({ slug }));
  const me = useQuery(trpc.account.me.queryOptions());
  usePageTitle(text.title);
  const error = lobby.error ?? me.error;
  const retry = () => void Promise.all([lobby.refetch(), me.refetch()]);
  return (
    <div className="wrap narrow py-12 grid gap-6">
      {error ? (
        <Problem as="h1" error={error} retry={retry} />
      ) : lobby.data === undefined || me.data === undefined ? (
        <Bones />
      ) : me.data === null ? (
        <DeadEnd as="h1" text={text.signIn} href={`/sign-in?to=${encodeURIComponent(addressOf(slug, round, seat))}`} />
      ) : (
        <Loaded lobby={lobby.data} round={round} seat={seat} />
      )}
    </div>
  );
}

const addressOf = (slug: string, round: number, seat: string): string =>
  `/c/${slug}/gazette/report?round=${round}&seat=${encodeURIComponent(seat)}`;

interface LoadedProps extends Omit<ReportPageProps, 'slug'> {
  readonly lobby: Lobby;
}

function Loaded({ lobby, round, seat }: LoadedProps) {
  const trpc = useTRPC();
  const door = useGameDoor(lobby.system);
  const [isSent, setSent] = useState(false);
  const number = useQuery({
    ...trpc.gazette.round.queryOptions({ campaign: lobby.id, round }),
    enabled: Number.isInteger(round) && round >= 0,
  });
  const back = `/gazette/${lobby.slug}/${round}`;
  const found = number.data?.communiques.find((one) => one.seat === seat);
  if (number.isLoading) return <Bones />;
  if (found === undefined || found.text === null)
    return <DeadEnd as="h1" text={text.gone} href={`/gazette/${lobby.slug}`} />;
  const place = lobby.seats.findIndex((one) => one.seat === seat);
  return (
    <>
      <header className="grid gap-2">
        <h1>{text.title}</h1>
        <p className="ink2">{text.says}</p>
      </header>
      <figure className="grid gap-2">
        <blockquote className="own-words">{found.text}</blockquote>
        <figcaption className="row flex-wrap">
          <SeatSwatch seat={letterAtPlace(place)} /> <b>{lobby.seats[place]?.name ?? seat}</b>
          <span className="ink2">{door.text.issue(round)}</span>
        </figcaption>
      </figure>
      {isSent ? (
        <Notice kind="ok" live>
          {text.sent}
        </Notice>
      ) : (
        <ReportForm campaign={lobby.id} round={round} seat={found.seat} onSent={() => setSent(true)} />
      )}
      <p>
        <a className="inline-flex items-center min-h-11 underline" href={back}>
          {gazetteDeskText.read}
        </a>
      </p>
    </>
  );
}

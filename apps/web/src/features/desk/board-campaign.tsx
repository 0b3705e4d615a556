import { dayAndTime, duration } from '@sealed-orders/text';
import { deskBoardText as text } from '@sealed-orders/text/pages/desk-board';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { votesText } from '@sealed-orders/text/pages/votes';
import Link from 'next/link';
import { Suspense, useId } from 'react';
import { CloseButton } from '../campaign/desk/close-button.tsx';
import { MoveButton } from '../campaign/desk/move-button.tsx';
import { PartyPause } from '../campaign/desk/party-pause.tsx';
import { PauseButton } from '../campaign/desk/pause-button.tsx';
import { PingButton } from '../campaign/desk/ping-button.tsx';
import { ResumeButton } from '../campaign/desk/resume-button.tsx';
import { phaseClock } from '../campaign/frame/phase-clock.ts';
import { useGameDoor } from '../game-pages.ts';
import { ButtonLink } from '../kit/button-link.tsx';
import { Notice } from '../kit/notice.tsx';
import { useNow } from '../time/use-now.ts';
import type { Campaign } from './board.ts';
import { type LetterOf, lettersOf } from './board-letters.ts';
import { BoardLog } from './board-log.tsx';
import { BoardSeat, hasOrders } from './board-seat.tsx';
import { BoardTopics } from './board-topics.tsx';
import { BoardTruth } from './board-truth.tsx';

/** One campaign on the desk: where it is, when it closes, and its seats. */
export function BoardCampaign({ campaign }: { readonly campaign: Campaign }) {
  const { name, slug, status } = campaign;
  const titleId = useId();
  return (
    <section className="paper desk-campaign" aria-labelledby={titleId}>
      <header>
        <div>
          <h2 id={titleId}>
            <Link href={`/c/${slug}`}>{name}</Link>
          </h2>
          <Suspense>{campaign.summary === null ? null : <Where campaign={campaign} />}</Suspense>
          <Clock campaign={campaign} />
        </div>
        <Actions campaign={campaign} />
      </header>
      <Waiting campaign={campaign} />
      {status === 'paused' ? <Stopped campaign={campaign} /> : null}
      {campaign.isReferee || status === 'lobby' ? null : (
        <p className="hint px-4 pb-3">{(campaign.hasSheets ? text : text.onArrival).asPlayer}</p>
      )}
      {status === 'lobby' ? null : <Body campaign={campaign} titleId={titleId} />}
    </section>
  );
}

interface BodyProps {
  readonly campaign: Campaign;
  readonly titleId: string;
}

/** The seats; for referees also open topics, recent deeds, and the whole truth. */
function Body({ campaign, titleId }: BodyProps) {
  const letterOf = lettersOf(campaign);
  const seats = <Seats campaign={campaign} titleId={titleId} letterOf={letterOf} />;
  if (!campaign.isReferee) return seats;
  return (
    <div className="desk-body">
      <div className="min-w-0">
        {seats}
        <div className="desk-cards">
          <Suspense>
            <BoardTopics campaign={campaign} letterOf={letterOf} />
          </Suspense>
          <Suspense>
            <BoardLog campaign={campaign} />
          </Suspense>
        </div>
      </div>
      <BoardTruth campaign={campaign} letterOf={letterOf} />
    </div>
  );
}

/** Votes that are open, and people and letters that wait for an answer. */
function Waiting({ campaign: { slug, requests, letters, polls, seats } }: { readonly campaign: Campaign }) {
  const nameOf = (id: string) => seats.find(({ seat }) => seat === id)?.name ?? id;
  const titleOf = ({ matter }: Campaign['polls'][number]) =>
    matter.what === 'open-seat' ? votesText.openSeat.title(nameOf(matter.seat)) : votesText.matters[matter.what].title;
  const says = [
    ...polls.map((poll) => [text.vote(titleOf(poll), poll.votes.length), 'seats'] as const),
    ...(letters === 0 ? [] : [[text.letters(letters), 'talk'] as const]),
    ...(requests === 0 ? [] : [[seatRequestsText.list.chip(requests), 'seats'] as const]),
  ];
  if (says.length === 0) return null;
  return (
    <p className="row flex-wrap px-4 pb-3">
      {says.map(([one, tab]) => (
        <Link key={one} className="chip info" href={`/c/${slug}?tab=${tab}`}>
          {one}
        </Link>
      ))}
    </p>
  );
}

/** Turn and phase, and what is open in them, in the words of the game. */
function Where({ campaign: { system, summary, topics } }: { readonly campaign: Campaign }) {
  const door = useGameDoor(system);
  if (summary === null) return null;
  const where = door.text.where(summary);
  const counted = topics === null || topics.length === 0 ? null : door.text.topics?.(topics.length);
  const disputes = topics?.filter(({ isDisputed }) => isDisputed).length ?? 0;
  return (
    <p className="ink2">
      {where.charAt(0).toUpperCase() + where.slice(1)}
      {counted ? <span className="chip warn ml-2">{text.open(counted)}</span> : null}
      {disputes > 0 ? <span className="chip danger ml-2">{text.disputed(disputes)}</span> : null}
    </p>
  );
}

function Clock({ campaign }: { readonly campaign: Campaign }) {
  const { status, nextDue, seats, hasSheets, firmDue } = campaign;
  const now = useNow();
  if (status === 'lobby') {
    const taken = seats.filter(({ userName, playsItself }) => userName !== null || playsItself).length;
    return <p className="ink2">{text.lobby(taken, seats.length)}</p>;
  }
  if (status === 'paused') return <span className="chip danger">{text.paused}</span>;
  if (!hasSheets) return <RulesTime due={firmDue} />;
  if (nextDue === null) return <p className="ink2">{text.noDeadline}</p>;
  const clock = now === 0 ? null : phaseClock(campaign, now);
  if (clock === null) return null;
  if (clock.kind === 'closing') return <p className="ink2">{text.closing}</p>;
  const says = clock.kind === 'held' ? text.held : clock.kind === 'late' ? text.inGrace : text.closes;
  return <p className="ink2">{says(dayAndTime(clock.until), duration(clock.until.getTime() - now))}</p>;
}

/** The next of the rules' own times, for games whose orders all count on arrival; null: nothing is said. */
function RulesTime({ due }: { readonly due: string | null }) {
  const now = useNow();
  if (due === null || now === 0) return null;
  const left = Date.parse(due) - now;
  const { onArrival } = text;
  return (
    <p className="ink2">{left > 0 ? onArrival.due(dayAndTime(new Date(due)), duration(left)) : onArrival.closing}</p>
  );
}

/** What can be done about the whole campaign. An owner who plays may only pause. */
function Actions({ campaign }: { readonly campaign: Campaign }) {
  const { slug, status, nextDue, isReferee, hasSheets, seats } = campaign;
  if (status === 'lobby') {
    return (
      <ButtonLink size="small" href={`/c/${slug}`}>
        {text.toLobby}
      </ButtonLink>
    );
  }
  const missing = seats.filter(({ owes, userName }) => owes !== null && userName !== null);
  const isStopped = status !== 'running';
  const mayMove = isReferee && hasSheets && (nextDue !== null || isStopped) && missing.length > 0;
  return (
    <div className="row flex-wrap">
      {isReferee && missing.length > 0 ? <PingButton campaign={campaign} seats={missing} isAll /> : null}
      {mayMove ? <MoveButton head={campaign} due={nextDue} deed="extend" /> : null}
      {mayMove ? <MoveButton head={campaign} due={nextDue} deed="bring-forward" /> : null}
      {isStopped ? null : <Pauses campaign={campaign} />}
      {isReferee && hasSheets ? (
        <Suspense>
          <RunNow campaign={campaign} />
        </Suspense>
      ) : null}
    </div>
  );
}

function Pauses({ campaign }: { readonly campaign: Campaign }) {
  const { id, isReferee, hasSheets, seats } = campaign;
  return isReferee ? (
    <PauseButton campaign={id} isByPhase={hasSheets} />
  ) : (
    <PartyPause war={campaign} seats={seats} isByPhase={hasSheets} />
  );
}

/** Closes the open phase, if it waits for anyone. */
function RunNow({ campaign }: { readonly campaign: Campaign }) {
  const { system, summary, seats } = campaign;
  const door = useGameDoor(system);
  const isClosable = seats.some(({ awaited, sealed, owes }) => awaited || sealed || owes !== null);
  if (summary === null || !isClosable) return null;
  return <CloseButton phase={campaign} unsealed={door.text.unsealed(summary.phase)} />;
}

function Stopped({ campaign }: { readonly campaign: Campaign }) {
  const { id, pausedBecause, isReferee, hasSheets, seats } = campaign;
  const { paused, pausedBecause: usual, onArrival } = refereeText;
  const because = hasSheets ? usual : { ...usual, ...onArrival.stopped };
  return (
    <div className="px-4 pb-4">
      <Notice kind="warn">
        <b>{paused}</b> {pausedBecause === null ? null : because[pausedBecause]}
      </Notice>
      {isReferee ? (
        <ResumeButton campaign={id} isStopped={pausedBecause !== 'desk'} isByPhase={hasSheets} />
      ) : (
        <PartyPause war={campaign} seats={seats} isByPhase={hasSheets} />
      )}
    </div>
  );
}

function Seats({ campaign, titleId, letterOf }: BodyProps & { readonly letterOf: LetterOf }) {
  const { columns } = text;
  return (
    <table className="desk-seats" aria-labelledby={titleId}>
      <thead>
        <tr>
          <th scope="col">{columns.seat}</th>
          <th scope="col">{columns.player}</th>
          {hasOrders(campaign) ? (
            <th scope="col">{campaign.hasSheets ? columns.orders : text.onArrival.decisions}</th>
          ) : null}
          {campaign.isReferee ? <th scope="col">{columns.seen}</th> : null}
          {campaign.isReferee ? <th scope="col">{columns.local}</th> : null}
          {campaign.isReferee ? <th scope="col">{columns.missed}</th> : null}
          {campaign.isReferee ? <th scope="col">{columns.absent}</th> : null}
          {campaign.isReferee ? (
            <th scope="col">
              <span className="visually-hidden">{columns.actions}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {campaign.seats.map((seat) => (
          <BoardSeat key={seat.seat} campaign={campaign} seat={seat} letter={letterOf(seat.seat)} />
        ))}
      </tbody>
    </table>
  );
}

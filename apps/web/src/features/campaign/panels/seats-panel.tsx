import { SeatSwatch } from '@sealed-orders/map';
import { practiceText } from '@sealed-orders/text/pages/practice';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import { seatsText } from '@sealed-orders/text/pages/seats';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { InviteForm } from '../../lobby/invite-form.tsx';
import { RefereeTerms } from '../../lobby/referee-terms.tsx';
import { RequestList } from '../../seat-requests/request-list.tsx';
import { QuietLink } from '../../shell/frame.ts';
import { AwayWords } from '../absence/away-words.tsx';
import { HandOver } from '../absence/hand-over.tsx';
import { SeatAffairs } from '../absence/seat-affairs.tsx';
import { useCampaignPlace, useHasSheets, useHasTurns, useRoom } from '../campaign-context.ts';
import { DeskLog } from '../desk/desk-log.tsx';
import { PartyPause } from '../desk/party-pause.tsx';
import { EndEarly } from '../ending/end-early.tsx';
import { ScoresSoFar } from '../ending/scores-so-far.tsx';
import { NothingTold } from '../report/nothing-told.tsx';
import { SeatState } from '../seal/seat-state.tsx';
import { StandingList } from '../seal/standing-list.tsx';
import { Shortened } from '../shortened.tsx';
import { Votes } from '../votes/votes.tsx';
import { RefereeRequests } from './referee-requests.tsx';

/** Who plays, each seat's score, and who has sealed. */
export function SeatsPanel() {
  const { head, door } = useCampaignPlace();
  const isByPhase = useHasSheets();
  const seed = useHasTurns() ? seatsText.seed : seatsText.seedByDay;
  const mayInvite = head.roles.includes('owner') || head.roles.includes('referee');
  return (
    <section aria-label={seatsText.title}>
      <header className="panel-head">
        <h2>{seatsText.title}</h2>
      </header>
      <RefereeRequests />
      {mayInvite && !head.isArchived ? <SeatRequests head={head} /> : null}
      <HandOver />
      <SeatRows />
      <SeatAffairs />
      {mayInvite && head.viewer !== 'referee' ? <OwnersPause head={head} /> : null}
      <Votes />
      <ScoresSoFar />
      <StandingList />
      <div className="grid gap-1 px-4 pt-4">
        <p className="hint">{seatsText.referees(head.referees)}</p>
        {head.copyOf === null ? null : (
          <p className="hint">{repairsText.branch.mark(head.copyOf.name, door.text.where(head.copyOf))}</p>
        )}
        <RefereeTerms campaign={head.id} />
      </div>
      <GazetteLinks head={head} />
      <DeskLog campaign={head.id} />
      <p className="p-4 hint">
        <b>{seatsText.seedTitle}.</b> {seed} <span className="mono break-all">{head.seedHash}</span>
      </p>
      <EndEarly />
      {mayInvite && !head.isArchived && head.status !== 'finished' ? (
        <InviteForm
          place={head}
          free={head.seats.filter(({ isOpen }) => isOpen).length}
          isByPhase={isByPhase}
          className="grid gap-4 border-t border-ink p-4"
        />
      ) : null}
    </section>
  );
}

/** The seats with their scores; spectators see the best first, and the state of the story if the war has stopped. */
function SeatRows() {
  const { head, seen, isNow } = useCampaignPlace();
  const { report } = useRoom();
  const isQuiet = report?.isTold === true && report.sections.length === 0;
  const watches = head.viewer === 'spectator' && head.you === null;
  const scoreOf = ({ seat }: HeadSeat): number | null => seen.standings.find((one) => one.seat === seat)?.score ?? null;
  const best = Math.max(1, ...seen.standings.map(({ score }) => score ?? 0));
  const seats = watches ? head.seats.toSorted((a, b) => (scoreOf(b) ?? 0) - (scoreOf(a) ?? 0)) : head.seats;
  return (
    <>
      {watches && isNow && head.ending === null && isQuiet ? (
        <div className="px-4 pb-3 ink2">
          <NothingTold />
        </div>
      ) : null}
      <ul className="seat-list border-t border-ink">
        {seats.map((seat) => (
          <SeatRow key={seat.seat} seat={seat} score={scoreOf(seat)} best={best} />
        ))}
      </ul>
    </>
  );
}

type HeadSeat = Head['seats'][number];

interface SeatRowProps {
  readonly seat: HeadSeat;
  readonly score: number | null;
  /** The best score of all seats. */
  readonly best: number;
}

function SeatRow({ seat, score, best }: SeatRowProps) {
  const { head, door, letterOf } = useCampaignPlace();
  const isByPhase = useHasSheets();
  return (
    <li>
      <SeatSwatch seat={letterOf(seat.seat)} width={32} height={21} />
      <div>
        <span className="name">{seat.name}</span> <span className="sub">{playerWords(head, seat)}</span>
        <AwayWords seat={seat} isByPhase={isByPhase} />
        {score !== null && score > 0 ? <div className="vp-bar" style={{ width: `${(score / best) * 100}%` }} /> : null}
      </div>
      <div className="text-right">
        {score === null ? null : (
          <div className="font-semibold">
            <Shortened>{door.text.score(score)}</Shortened>
          </div>
        )}
        <SeatState seat={seat} />
        {seat.commitment === null ? null : <Commitment hash={seat.commitment} />}
      </div>
    </li>
  );
}

/** Links to the war's public pages, and to where players and referees write for them. */
function GazetteLinks({ head }: { readonly head: Head }) {
  const { lens } = useCampaignPlace();
  return (
    <p className="row flex-wrap gap-x-6 px-4 pt-4 no-print">
      <a className="inline-flex items-center min-h-11 underline" href={`/gazette/${head.slug}`}>
        {seatsText.gazette}
      </a>
      {head.viewer === 'spectator' || lens.as !== undefined ? null : (
        <QuietLink className="inline-flex items-center min-h-11 underline" href={`/c/${head.slug}/gazette`}>
          {seatsText.write}
        </QuietLink>
      )}
    </p>
  );
}

/** Who asks for a seat. */
function SeatRequests({ head }: { readonly head: Head }) {
  const seats = head.seats.map(({ seat, name, userName, isOpen }) => ({
    seat,
    name,
    player: userName,
    isFree: isOpen,
  }));
  return <RequestList campaign={head.id} seats={seats} className="px-4 pb-4 no-print" />;
}

/** An owner who plays has no desk, but may pause and resume the clock. */
function OwnersPause({ head }: { readonly head: Head }) {
  const isByPhase = useHasSheets();
  // If the campaign has paused automatically, the notice over the map has the button.
  if (head.status === 'finished' || head.pausedBecause === 'asleep') return null;
  return (
    <div className="px-4 pt-4 no-print">
      <PartyPause war={head} seats={head.seats} isByPhase={isByPhase} />
    </div>
  );
}

function playerWords({ you, roles }: Head, { seat, userName, playsItself }: HeadSeat): string {
  if (seat === you && roles.includes('seat')) return seatsText.you;
  return playsItself ? practiceText.playsItself : (userName ?? seatsText.noPlayer);
}

/** The commitment's first digits; all of them on request. */
function Commitment({ hash }: { readonly hash: string }) {
  return (
    <details className="sub">
      <summary className="mono">{hash.slice(0, 8)}</summary>
      <span className="mono break-all">{seatsText.commitment(hash)}</span>
    </details>
  );
}

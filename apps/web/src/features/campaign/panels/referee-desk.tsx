'use client';
import { SeatSwatch } from '@sealed-orders/map';
import { dayAndTime, duration } from '@sealed-orders/text';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { deskBoardText } from '@sealed-orders/text/pages/desk-board';
import { practiceText } from '@sealed-orders/text/pages/practice';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { seatsText } from '@sealed-orders/text/pages/seats';
import { Eye } from 'lucide-react';
import { Suspense } from 'react';
import { type Head, isOnArrival } from '../../campaign-data/campaign-data.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useNow } from '../../time/use-now.ts';
import { useCampaignPlace, useHasSheets, useRoom, useZone } from '../campaign-context.ts';
import { ClosePhase } from '../desk/close-phase.tsx';
import { DeskLog } from '../desk/desk-log.tsx';
import { DryRunButton } from '../desk/dry-run-button.tsx';
import { MoveButton } from '../desk/move-button.tsx';
import { PaceButton } from '../desk/pace-button.tsx';
import { PauseButton } from '../desk/pause-button.tsx';
import { PingButton } from '../desk/ping-button.tsx';
import { ResumeButton } from '../desk/resume-button.tsx';
import { LogCheck } from '../ending/log-check.tsx';
import { phaseClock } from '../frame/phase-clock.ts';
import { SeatState } from '../seal/seat-state.tsx';
import { Corrections } from './corrections.tsx';
import { Repairs } from './repairs.tsx';

/** The desk's words where a game whose orders all count on arrival has others. */
function useDeskText() {
  const { onArrival } = refereeText;
  const pausedBecause = { ...refereeText.pausedBecause, ...onArrival.stopped };
  return useHasSheets() ? refereeText : { ...refereeText, ...onArrival, pausedBecause };
}

/** What the referee needs to know about a phase: who is missing, when it closes, and what each seat has. */
export function RefereeDesk() {
  const { head, door, isNow } = useCampaignPlace();
  const { undecided = 0 } = useRoom();
  const text = useDeskText();
  const waiting = headline(head, text.noneAsked);
  const rulings =
    isNow && head.status !== 'finished' && door.Rulings !== undefined ? (
      <Suspense>
        <door.Rulings />
      </Suspense>
    ) : null;
  return (
    <section aria-label={text.title}>
      <header className="report-head">
        <p className="eyebrow">{campaignText.referee}</p>
        <h2>{undecided === 0 ? waiting : text.undecided(undecided)}</h2>
        {undecided === 0 ? null : <p>{`${waiting}.`}</p>}
        <Clock head={head} />
      </header>
      {undecided === 0 ? null : rulings}
      <ul className="seat-list" aria-label={text.sheets}>
        {head.seats.map((seat) => (
          <SeatRow key={seat.seat} seat={seat} />
        ))}
      </ul>
      {door.text.refereeHint === null ? null : <p className="px-4 py-3 hint">{door.text.refereeHint}</p>}
      {isNow && head.status !== 'finished' ? <Corrections /> : null}
      {undecided === 0 ? rulings : null}
      {isNow ? <Repairs head={head} /> : null}
      <DeskLog campaign={head.id} />
      <LogCheck campaign={head.id} />
    </section>
  );
}

function headline({ status, seats }: Head, noneAsked: string): string {
  if (status === 'finished') return refereeText.finished;
  const missing = seats.filter(({ owes }) => owes !== null).length;
  if (missing > 0) return refereeText.missing(missing);
  return seats.some(({ sealed }) => sealed) ? refereeText.allSealed : noneAsked;
}

function Clock({ head }: { readonly head: Head }) {
  const { status, pausedBecause, nextDue, seats } = head;
  const { phases } = useCampaignPlace().door;
  const text = useDeskText();
  const isByPhase = useHasSheets();
  if (status === 'finished') return null;
  const asked = seats.filter((seat) => seat.awaited || seat.sealed);
  const sealed = asked.filter((seat) => seat.sealed).length;
  // In a phase of decisions on arrival nobody owes a sheet.
  const isClosable = isByPhase && (asked.length > 0 || isOnArrival(head, phases));
  return (
    <>
      {asked.length > 0 ? <p>{`${campaignText.seals(sealed, asked.length)}.`}</p> : null}
      {status === 'paused' ? (
        <div className="mt-2">
          <Notice kind="warn">
            <b>{text.paused}</b> {pausedBecause === null ? null : text.pausedBecause[pausedBecause]}
          </Notice>
          <ResumeButton campaign={head.id} isStopped={pausedBecause !== 'desk'} isByPhase={isByPhase} />
        </div>
      ) : (
        <Deadline head={head} isAsked={asked.length > 0} />
      )}
      <div className="row flex-wrap mt-2">
        {isClosable || (!isByPhase && status === 'running') ? <DryRunButton /> : null}
        {isClosable ? <ClosePhase head={head} /> : null}
        {!isByPhase || (nextDue === null && status === 'running') ? null : <Moves head={head} due={nextDue} />}
        {status === 'paused' ? null : <PauseButton campaign={head.id} isByPhase={isByPhase} />}
        {isByPhase ? <PaceButton head={head} /> : null}
      </div>
      {status === 'paused' ? <p className="hint mt-2">{text.whilePaused}</p> : null}
    </>
  );
}

function Moves({ head, due }: { readonly head: Head; readonly due: string | null }) {
  return (
    <>
      <MoveButton head={head} due={due} deed="extend" />
      <MoveButton head={head} due={due} deed="bring-forward" />
    </>
  );
}

/** When the phase closes, or that it has no deadline; without sheets nothing if none is known. */
function Deadline({ head, isAsked }: { readonly head: Head; readonly isAsked: boolean }) {
  const isByPhase = useHasSheets();
  if (head.nextDue === null) return isByPhase ? <p>{refereeText.noDeadline(isAsked)}</p> : null;
  return (
    <p>
      <Due head={head} />
    </p>
  );
}

function Due({ head }: { readonly head: Head }) {
  const now = useNow();
  const zone = useZone();
  const text = useDeskText();
  const clock = now === 0 ? null : phaseClock(head, now);
  if (clock === null) return null;
  if (clock.kind === 'closing') return text.closing;
  const left = duration(clock.until.getTime() - now);
  if (clock.kind === 'open' && head.pace.grace > 0 && head.nextDue !== null)
    return refereeText.closesLate(dayAndTime(clock.until, zone), left, dayAndTime(new Date(head.nextDue), zone));
  const says = clock.kind === 'held' ? text.held : clock.kind === 'late' ? text.inGrace : text.closes;
  return says(dayAndTime(clock.until, zone), left);
}

type HeadSeat = Head['seats'][number];

function SeatRow({ seat }: { readonly seat: HeadSeat }) {
  const { letterOf, lens, dryRun } = useCampaignPlace();
  // Seen as somebody else, the game counts only what they know of the seat.
  const seesAll = (lens.as ?? dryRun.shown?.as ?? 'referee') === 'referee';
  const note = useRoom().ofSeat(seat.seat);
  const show = note?.show ?? null;
  return (
    <li className={seat.owes === null ? 'touched' : 'touched late'}>
      <button type="button" disabled={show === null} onClick={() => show?.()}>
        <SeatSwatch seat={letterOf(seat.seat)} width={32} height={21} />
        <span>
          <span className="name">{seat.name}</span>{' '}
          <span className="sub">
            {seat.playsItself ? practiceText.playsItself : (seat.userName ?? seatsText.noPlayer)}
          </span>
          {note === null || !seesAll ? null : <span className="sub block">{note.says}</span>}
        </span>
        <SeatState seat={seat} />
      </button>
      <SeatActions seat={seat} />
    </li>
  );
}

/** Reminds the player of a seat that owes something, and shows the campaign as the seat sees it. */
function SeatActions({ seat }: { readonly seat: HeadSeat }) {
  const { head, isNow, lens, dryRun, look } = useCampaignPlace();
  const hasSheets = useHasSheets();
  const { id, opening, status } = head;
  if (!isNow || status === 'finished' || lens.as !== undefined || dryRun.shown !== null) return null;
  const campaign = { id, opening, status, hasSheets };
  return (
    <span className="row actions">
      {seat.owes === null || seat.userName === null ? null : (
        <PingButton campaign={campaign} seats={[{ ...seat, pingedAt: null }]} />
      )}
      <Button
        kind="icon"
        aria-label={deskBoardText.eyes.seat(seat.name)}
        onClick={() => look({ as: `seat:${seat.seat}`, step: null })}
      >
        <Icon of={Eye} size={18} />
      </Button>
    </span>
  );
}

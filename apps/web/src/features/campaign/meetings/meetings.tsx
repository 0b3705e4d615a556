'use client';
import { SeatSwatch } from '@sealed-orders/map';
import { dayAndTime } from '@sealed-orders/text';
import { meetingText } from '@sealed-orders/text/pages/meetings';
import { CalendarCheck, CalendarClock, Gavel } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { WhenField } from '../../time/when-field.tsx';
import { useCampaignPlace, useZone } from '../campaign-context.ts';
import { SetTime } from './set-time.tsx';
import { type Meeting, useAgreed, useArranging, useMeetings } from './use-meetings.ts';

/** The agreed time of a topic in the zone of the campaign's times; nothing if none is agreed. */
export function AgreedTime({ topic }: { readonly topic: string }) {
  const agreed = useAgreed(topic);
  const zone = useZone();
  if (agreed === null) return null;
  return (
    <span className="chip agreed-time">
      <Icon of={CalendarCheck} size={14} />
      <time dateTime={agreed.startsAt}>{meetingText.agreed(dayAndTime(new Date(agreed.startsAt), zone))}</time>
    </span>
  );
}

interface MeetingsProps {
  readonly topic: string;
  /** The seats that meet. */
  readonly seats: readonly string[];
}

/** Times proposed and agreed by the players of a topic; for others there is nothing. */
export function Meetings({ topic, seats }: MeetingsProps) {
  const { head, open, lens } = useCampaignPlace();
  const mine = head.you !== null && seats.includes(head.you);
  const times = useMeetings().filter((meeting) => meeting.topic === topic);
  const isSeenAs = seats.some((seat) => lens.as === `seat:${seat}`);
  if (seats.length < 2 || !(mine || isSeenAs || head.viewer === 'referee')) return null;
  return (
    <section className="meetings no-print" aria-label={meetingText.title}>
      <h4>{meetingText.title}</h4>
      <p className="hint mt-0!">{meetingText.says}</p>
      {times.length === 0 ? <p className="ink2">{meetingText.nothing}</p> : null}
      <ul>
        {times.map((meeting) => (
          <Time key={meeting.n} meeting={meeting} isMine={mine} />
        ))}
      </ul>
      {mine ? <Proposal topic={topic} /> : null}
      {head.viewer === 'referee' && open.head.status === 'running' && lens.as === undefined ? (
        <SetTime topic={topic} />
      ) : null}
    </section>
  );
}

function Time({ meeting, isMine }: { readonly meeting: Meeting; readonly isMine: boolean }) {
  const { head, letterOf, seatName } = useCampaignPlace();
  const { agree, withdraw, isBusy } = useArranging(meeting.topic);
  const { seat, startsAt, zone, isAgreed } = meeting;
  const at = new Date(startsAt);
  const says = dayAndTime(at);
  const isOwn = seat === head.you;
  const agreedSays = seat === null ? meetingText.setBy : meetingText.agreedSays;
  const who = seat === null || isOwn ? meetingText.youPropose : meetingText.proposedBy(seatName(seat));
  const isElsewhere = dayAndTime(at, zone) !== says;
  return (
    <li className={isAgreed ? 'agreed' : ''}>
      {seat === null ? <Icon of={Gavel} size={18} /> : <SeatSwatch seat={letterOf(seat)} width={26} height={18} />}
      <span className="grow">
        <small className="muted">{isAgreed ? agreedSays : who}</small>
        <time dateTime={startsAt}>{isAgreed ? meetingText.agreed(says) : says}</time>
        {isElsewhere ? <small className="muted">{meetingText.there(at, zone)}</small> : null}
      </span>
      {isMine && !isOwn && !isAgreed ? (
        <Button
          kind="main"
          size="small"
          aria-label={meetingText.acceptIt(says)}
          disabled={isBusy}
          onClick={() => agree(meeting)}
        >
          {meetingText.accept}
        </Button>
      ) : null}
      {isMine && (isOwn || isAgreed) ? (
        <Button
          size="small"
          aria-label={isAgreed ? meetingText.callOff : meetingText.takeBackIt(says)}
          disabled={isBusy}
          onClick={() => withdraw(meeting)}
        >
          {isAgreed ? meetingText.callOff : meetingText.takeBack}
        </Button>
      ) : null}
    </li>
  );
}

function Proposal({ topic }: { readonly topic: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ProposalForm topic={topic} onDone={() => setOpen(false)} />;
  return (
    <Button size="small" className="justify-self-start" onClick={() => setOpen(true)}>
      <Icon of={CalendarClock} /> {meetingText.begin}
    </Button>
  );
}

/** A time in the reader's zone. The browser reads the field in its own zone. */
function ProposalForm({ topic, onDone }: { readonly topic: string; readonly onDone: () => void }) {
  const [when, setWhen] = useState('');
  const { propose, isBusy } = useArranging(topic);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (when === '') return;
    propose(new Date(when).toISOString(), timeZone);
    onDone();
  };
  return (
    <form onSubmit={submit}>
      <WhenField when={when} write={setWhen} />
      <div className="row">
        <Button type="submit" disabled={isBusy || when === ''}>
          <Icon of={CalendarClock} /> {meetingText.propose}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {meetingText.cancel}
        </Button>
      </div>
    </form>
  );
}

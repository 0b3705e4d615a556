'use client';
import { dayAndTime, duration } from '@sealed-orders/text';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { useNow } from '../../time/use-now.ts';
import { phaseClock, type Timed } from './phase-clock.ts';

const HOUR = 3_600_000;
const QUARTER = HOUR / 4;

/** How long the phase stays open: bold in the last hour, a warning in the last quarter of an hour. */
export function TimeLeft({ head, withDate = false }: { readonly head: Timed; readonly withDate?: boolean }) {
  const now = useNow();
  if (head.status === 'finished') return <b className="time-left">{campaignText.finished}</b>;
  if (head.status === 'paused') return <b className="time-left soon">{campaignText.paused}</b>;
  if (head.nextDue === null) return <span className="time-left">{campaignText.noDeadline}</span>;
  if (now === 0) return null;
  const state = phaseClock(head, now);
  const due = state === null || state.kind === 'closing' ? new Date(head.nextDue) : state.until;
  const left = due.getTime() - now;
  const urgency =
    left < QUARTER || state?.kind === 'late' || state?.kind === 'held' ? 'late' : left < HOUR ? 'soon' : '';
  const words =
    state?.kind === 'late'
      ? campaignText.graceLeft(left)
      : state?.kind === 'held'
        ? campaignText.heldLeft(left)
        : duration(left);
  return (
    <>
      <time className={`time-left ${urgency}`} dateTime={due.toISOString()}>
        {left > 0 ? words : campaignText.closing}
      </time>
      {withDate ? <small>{dayAndTime(due)}</small> : null}
    </>
  );
}

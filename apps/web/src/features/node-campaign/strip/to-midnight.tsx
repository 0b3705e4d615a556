'use client';
import { midnightGains } from '@sealed-orders/rules/node-campaign';
import { duration } from '@sealed-orders/text';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { useMemo } from 'react';
import { useNodeStep } from '../node-context.ts';
import { pointsFor } from './points-for.ts';
import { useWarTime } from './war-time.ts';
import { nextMidnight } from './week.ts';

const { week } = mapText;
const HOUR = 3_600_000;

/** How long until an instant: bold in the last hour, a warning in the last quarter. @param until ms */
export function Left({ until }: { readonly until: number }) {
  const now = useWarTime();
  if (now === 0) return null;
  const left = until - now;
  const urgency = left < HOUR / 4 ? 'late' : left < HOUR ? 'soon' : '';
  return (
    <time className={`time-left ${urgency}`} dateTime={new Date(until).toISOString()}>
      {left > 0 ? duration(left) : campaignText.closing}
    </time>
  );
}

/** The midnight that the open step waits for. */
export function useNextMidnight() {
  const { now } = useNodeStep();
  const { clock, settings } = now;
  return useMemo(() => nextMidnight({ clock, settings }), [clock, settings]);
}

/** What the next midnight brings the reader as things are, `+3 CP`; for others what a day brings everyone. */
export function useGainWords(): string {
  const { now } = useNodeStep();
  const { date } = useNextMidnight();
  return useMemo(() => {
    const { you, purses, settings } = now;
    const isKnown = you !== null && purses[you] !== undefined;
    return week.gain(isKnown ? pointsFor(midnightGains(now, date), you) : settings.dailyCp);
  }, [now, date]);
}

interface ToMidnightProps {
  /** Whether it says what midnight brings, too. */
  readonly hasGain: boolean;
}

/** `5 h 41 min to midnight, +1 CP`. */
export function ToMidnight({ hasGain }: ToMidnightProps) {
  const { head } = useNodeStep();
  const time = useWarTime();
  const { at } = useNextMidnight();
  const gain = useGainWords();
  if (head.status !== 'running' || time === 0) return null;
  return (
    <>
      <b>{duration(at - time)}</b> {hasGain ? `${week.toMidnight}, ${gain}` : week.toMidnight}
    </>
  );
}

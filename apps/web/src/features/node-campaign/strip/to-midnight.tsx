'use client';
import { duration } from '@sealed-orders/text';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { useMemo } from 'react';
import { useNodeStep } from '../node-context.ts';
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

/** `5 h 41 min to midnight, +1 CP`. */
export function ToMidnight() {
  const { now, head } = useNodeStep();
  const time = useWarTime();
  const { at } = useNextMidnight();
  if (head.status !== 'running' || time === 0) return null;
  return (
    <>
      <b>{duration(at - time)}</b> {week.toMidnight}, {week.gain(now.settings.dailyCp)}
    </>
  );
}

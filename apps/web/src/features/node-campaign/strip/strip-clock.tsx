'use client';
import { dayAndTime } from '@sealed-orders/text';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { type ReactNode, Suspense } from 'react';
import { useNodeStep } from '../node-context.ts';
import { GoFromStrip } from './go-to-midnight.tsx';
import { NightClock } from './on-demand.ts';
import { Left, useGainWords, useNextMidnight } from './to-midnight.tsx';
import { firstMidnight } from './week.ts';

const { week } = mapText;

/** What the war waits for, and how long: midnight, the step of the set-up, or the end of the session. */
export function StripClock({ isShort = false }: { readonly isShort?: boolean }) {
  const { head, isLast, dryRun, now } = useNodeStep();
  const { history } = campaignText;
  if (head.status === 'finished') return <Word>{campaignText.finished}</Word>;
  if (!isLast) return <Word>{dryRun.shown === null ? history.past : history.dryRun}</Word>;
  if (head.status === 'paused') return <Paused isShort={isShort} />;
  if (now.night === null) {
    return now.setUp === null ? <MidnightClock isShort={isShort} /> : <SetUpClock isShort={isShort} />;
  }
  return (
    <Suspense>
      <NightClock isShort={isShort} />
    </Suspense>
  );
}

const Word = ({ children }: { readonly children: ReactNode }) => <b className="time-left soon">{children}</b>;

interface ClockProps {
  readonly isShort: boolean;
}

function Paused({ isShort }: ClockProps) {
  const { head, now } = useNodeStep();
  if (head.pauseEnds === null || isShort) return <Word>{campaignText.paused}</Word>;
  return <Word>{week.pausedUntil(dayAndTime(new Date(head.pauseEnds), now.settings.timeZone))}</Word>;
}

function MidnightClock({ isShort }: ClockProps) {
  const { at } = useNextMidnight();
  const gain = useGainWords();
  return (
    <>
      <Left until={at} />
      {isShort ? null : (
        <GoFromStrip>
          <small>
            {week.toMidnight}, {gain}
          </small>
        </GoFromStrip>
      )}
    </>
  );
}

/** The open step of the set-up; once all have chosen, the midnight that begins the war. */
function SetUpClock({ isShort }: ClockProps) {
  const { now } = useNodeStep();
  const until = now.timers['set-up:'];
  if (now.setUp?.step !== null && until === undefined) return null;
  const time = until === undefined ? firstMidnight(now).at : Date.parse(until);
  return (
    <>
      <Left until={time} />
      {isShort ? null : (
        <GoFromStrip>
          <small>{week.until(dayAndTime(new Date(time), now.settings.timeZone))}</small>
        </GoFromStrip>
      )}
    </>
  );
}

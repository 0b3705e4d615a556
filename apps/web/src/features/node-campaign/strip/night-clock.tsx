'use client';
import { nightText } from '@sealed-orders/text/node-campaign/night';
import { useNodeStep } from '../node-context.ts';
import { Left } from './to-midnight.tsx';

/** What ends the session. */
export function NightClock({ isShort }: { readonly isShort: boolean }) {
  const { now } = useNodeStep();
  const round = now.timers['round:'];
  const pending = Object.keys(now.battles).length;
  if (isShort) return round === undefined ? null : <Left until={Date.parse(round)} />;
  return (
    <p className="condition">
      <b>{pending === 0 ? nightText.noBattle : nightText.battles(pending)}</b>
      <small>{nightText.endsSession}</small>
    </p>
  );
}

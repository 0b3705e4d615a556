import { Die } from '@sealed-orders/map';
import type { SeatId } from '@sealed-orders/rules/kernel';
import type { Event } from '@sealed-orders/rules/node-campaign';
import { plain } from '@sealed-orders/text';
import { describeEvent, wordsOfStep } from '@sealed-orders/text/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { useEffect, useRef } from 'react';
import { Notice } from '../../kit/notice.tsx';
import { useNodePlace } from '../node-context.ts';
import { diceOf } from '../report/log-lines.ts';
import { useStepsSince } from '../steps-since.ts';

const FAILURES: readonly Event['type'][] = ['path-failed', 'order-ignored', 'order-cancelled'];

/** What came of the orders that have just been given, with their dice, until the day is over. @param since the step before them */
export function CameOf({ since }: { readonly since: number }) {
  const { now } = useNodePlace();
  const step = useStepsSince(since).find(({ events }) => events.some((event) => isOrderOf(event, now.you)));
  const events = (step?.events ?? []).filter(({ type }) => type !== 'ordered');
  const mark = useRef<HTMLDivElement>(null);
  // Some browsers return a promise from it, which React would take for the function that ends the effect.
  useEffect(() => void mark.current?.scrollIntoView({ block: 'nearest' }), []);
  if (step !== undefined && step.view.clock.day !== now.clock.day) return null;
  return (
    <div ref={mark} className="px-4 pt-3">
      <Notice kind={events.some(({ type }) => FAILURES.includes(type)) ? 'warn' : 'ok'} live>
        <b>{composerText.given}</b>
        {step === undefined
          ? null
          : events.map((event, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what happened never changes
              <p key={i} className="came-of">
                {plain(describeEvent(event, wordsOfStep(step.view, step.events)))}
                {diceOf(event).map((face, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice lie as they fell
                  <Die key={at} face={face} size={17} />
                ))}
              </p>
            ))}
      </Notice>
    </div>
  );
}

const isOrderOf = (event: Event, you: SeatId | null): boolean =>
  (event.type === 'ordered' || event.type === 'order-cancelled' || event.type === 'orders-queued') &&
  event.seat === you;

import { Die } from '@sealed-orders/map';
import type { SeatId } from '@sealed-orders/rules/kernel';
import type { Event } from '@sealed-orders/rules/node-campaign';
import { plain } from '@sealed-orders/text';
import { describeEvent, wordsOfStep } from '@sealed-orders/text/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTRPC } from '../../api/client.ts';
import { Notice } from '../../kit/notice.tsx';
import { useNodePlace } from '../node-context.ts';
import { nodeSeen } from '../node-seen.ts';
import { diceOf } from '../report/log-lines.ts';

/** Steps of others may come before the one of the order. */
const MOST_STEPS = 5;
const FOREVER = { staleTime: Number.POSITIVE_INFINITY };
const FAILURES: readonly Event['type'][] = ['path-failed', 'order-ignored', 'order-cancelled'];

/** What came of the orders that have just been given, with their dice, until the day is over. @param since the step before them */
export function CameOf({ since }: { readonly since: number }) {
  const { now } = useNodePlace();
  const step = useGivenStep(since);
  const events = (step?.events ?? []).filter(({ type }) => type !== 'ordered');
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => mark.current?.scrollIntoView({ block: 'nearest' }), []);
  if (step !== null && step.view.clock.day !== now.clock.day) return null;
  return (
    <div ref={mark} className="px-4 pt-3">
      <Notice kind={events.some(({ type }) => FAILURES.includes(type)) ? 'warn' : 'ok'} live>
        <b>{composerText.given}</b>
        {step === null
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

/** The step that carried out the reader's orders; null: the page has not read it yet. */
function useGivenStep(since: number) {
  const { head, lens, n, now } = useNodePlace();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const campaign = head.id;
  const count = Math.max(0, Math.min(n - since, MOST_STEPS));
  const { data } = useQuery({
    queryKey: ['came-of', campaign, lens.as, since, count],
    queryFn: () =>
      Promise.all(
        Array.from({ length: count }, (_, i) =>
          queries.fetchQuery({
            ...trpc.play.view.queryOptions({ campaign, n: since + 1 + i, ...lens }),
            ...FOREVER,
          }),
        ),
      ),
    ...{ ...FOREVER, enabled: count > 0 },
    placeholderData: (before, query) => (query?.queryKey[3] === since ? before : undefined),
  });
  const steps = (data ?? []).flatMap((seen) => nodeSeen(seen) ?? []);
  return steps.find(({ events }) => events.some((event) => isOrderOf(event, now.you))) ?? null;
}

const isOrderOf = (event: Event, you: SeatId | null): boolean =>
  (event.type === 'ordered' || event.type === 'order-cancelled' || event.type === 'orders-queued') &&
  event.seat === you;

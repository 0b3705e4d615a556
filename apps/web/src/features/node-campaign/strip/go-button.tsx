'use client';
import { foreseenMidnight } from '@sealed-orders/rules/node-campaign';
import { nodePracticeText } from '@sealed-orders/text/node-campaign/practice';
import { Moon } from 'lucide-react';
import { useId } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useNodePlace } from '../node-context.ts';
import { useGoesFromPanel } from './may-go.ts';
import { useNextMidnight } from './to-midnight.tsx';
import { whatComes } from './what-comes.ts';

/** The button in the panel of a phone, with what midnight brings. */
export function GoFromPanel() {
  const says = useId();
  if (!useGoesFromPanel()) return null;
  return (
    <section className="grid gap-2 px-4 py-3" aria-label={nodePracticeText.midnight}>
      <GoButton describedBy={says} />
      <p id={says} className="ink2">
        <WhatComes />
      </p>
    </section>
  );
}

function WhatComes() {
  const { now } = useNodePlace();
  const { at, date } = useNextMidnight();
  return whatComes(foreseenMidnight(now, { at: new Date(at).toISOString(), date }), now.you);
}

interface GoProps {
  readonly kind?: 'lacquer' | 'main';
  readonly size?: 'small';
  /** The id of what says what midnight brings. */
  readonly describedBy?: string;
}

/** One tap: the others give their orders, and midnight comes. Tapped twice, it is still only one. */
export function GoButton({ kind, size, describedBy }: GoProps) {
  const trpc = useTRPC();
  const { head } = useNodePlace();
  const { at } = useNextMidnight();
  const campaign = head.id;
  const { run, isRunning } = useAction(trpc.orders.goAhead, {
    isOnce: true,
    again: [trpc.play.head.queryKey({ campaign }), trpc.play.steps.queryKey({ campaign })],
  });
  return (
    <Button
      {...{ kind, size }}
      disabled={isRunning}
      aria-describedby={describedBy}
      onClick={() => void run({ campaign, to: new Date(at).toISOString() })}
    >
      <Icon of={Moon} size={17} /> {isRunning ? nodePracticeText.going : nodePracticeText.midnight}
    </Button>
  );
}

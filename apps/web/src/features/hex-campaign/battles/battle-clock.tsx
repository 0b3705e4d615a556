'use client';
import { dayAndTime } from '@sealed-orders/text';
import { battleText } from '@sealed-orders/text/hex-campaign/forms/battles';
import type { ReactNode } from 'react';
import { phaseClock, type Timed } from '../../campaign/frame/phase-clock.ts';
import { TimeLeft } from '../../campaign/frame/time-left.tsx';
import { useNow } from '../../time/use-now.ts';
import { useHexPlace } from '../hex-context.ts';

interface BattleClockProps {
  /** Whether the dice of the battle are rolled, so that only choices are left. */
  readonly isDiced?: boolean;
  readonly children?: ReactNode;
}

/** How long the battle phase stays open, and what happens then. */
export function BattleClock({ isDiced = false, children }: BattleClockProps) {
  const { head, isNow } = useHexPlace();
  const now = useNow();
  const { clock } = battleText;
  if (!isNow) return null;
  return (
    <section className="battle-clock" aria-label={clock.title}>
      <p className="eyebrow">{clock.title}</p>
      <p className="big">
        <TimeLeft head={head} />
      </p>
      <p className="muted">{saysOf(head, now, isDiced)}</p>
      {children}
    </section>
  );
}

function saysOf(head: Timed, now: number, isDiced: boolean): string {
  const { status, nextDue, pace } = head;
  const { clock } = battleText;
  if (status === 'paused') return clock.paused;
  if (nextDue === null) return isDiced ? clock.choicesLeft : clock.noneSays;
  if (now === 0) return clock.noDice;
  const due = dayAndTime(new Date(nextDue));
  const state = phaseClock(head, now);
  return state?.kind === 'open' && pace.grace > 0
    ? clock.graceThenDice(dayAndTime(state.until), due)
    : clock.thenDice(due);
}

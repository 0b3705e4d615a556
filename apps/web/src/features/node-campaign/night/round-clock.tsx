'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { listed, plain } from '@sealed-orders/text';
import { nightText } from '@sealed-orders/text/node-campaign/night';
import { useNow } from '../../time/use-now.ts';
import { useNodePlace } from '../node-context.ts';
import { minuteMark } from './minute-mark.ts';

/** Milliseconds until the round closes; null: it has no clock, or the server renders. */
function useRoundLeft(): number | null {
  const { view, isNow, head } = useNodePlace();
  const now = useNow();
  const until = lookup<string, string>(view.timers, 'round:');
  if (until === undefined || now === 0 || !isNow || head.status !== 'running') return null;
  return new Date(until).getTime() - now;
}

/** The clock of the round, one for all. */
export function RoundClock() {
  const left = useRoundLeft();
  return left === null ? null : <b role="timer">{nightText.countdown(left)}</b>;
}

/** For screen readers: the round that opened, who has ordered or passed, and the time at 5, 1 and 0 minutes. */
export function NightSpeech() {
  const { view, words } = useNodePlace();
  const left = useRoundLeft();
  const { night } = view;
  const mark = night === null || left === null ? null : minuteMark(left);
  const acted = night === null || night.acted.length === 0 ? null : plain(listed(night.acted.map(words.seat)));
  const { speech } = nightText;
  return (
    <div className="visually-hidden">
      <p role="status">{night === null ? '' : speech.opened(night.round)}</p>
      <p role="status">{acted === null ? '' : speech.acted(acted)}</p>
      <p role="status">{mark === null ? '' : speech.left(mark)}</p>
    </div>
  );
}

import { useMinute } from '../../time/use-minute.ts';
import { useNow } from '../../time/use-now.ts';
import { useNodeStep } from '../node-context.ts';

/**
 * The present in the war, ms; 0 while the server renders. A practice war whose player went ahead has the time of its last
 * midnight until the clock has caught up.
 */
export function useWarTime(): number {
  const { now } = useNodeStep();
  return inWar(useNow(), now.clock.since);
}

/** When the current minute of the war began: for what shows no seconds. */
export function useWarMinute(): number {
  const { now } = useNodeStep();
  return inWar(useMinute(), now.clock.since);
}

const inWar = (time: number, since: string): number => (time === 0 ? 0 : Math.max(time, Date.parse(since)));

import { useNow } from '../../time/use-now.ts';
import { useNodePlace } from '../node-context.ts';

/**
 * The present in the war, ms; 0 while the server renders. A practice war whose player went ahead has the time of its last
 * midnight until the clock has caught up.
 */
export function useWarTime(): number {
  const { now } = useNodePlace();
  const time = useNow();
  return time === 0 ? 0 : Math.max(time, Date.parse(now.clock.since));
}

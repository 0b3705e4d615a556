/** How many times a delivery is tried before it is given up: over eight hours. */
const MOST_TRIES = 10;
/** The wait after the first failure; it doubles with every further one, ms. */
const FIRST_WAIT = 60_000;
const LONGEST_WAIT = 6 * 60 * 60_000;

/**
 * When a failed delivery is tried again; null: it is given up.
 * @param tries how often it was tried
 * @param pause how long the other side asks to be left alone, ms
 */
export function nextTry(tries: number, now: Date, pause = 0): Date | null {
  if (tries >= MOST_TRIES) return null;
  const wait = Math.max(FIRST_WAIT * 2 ** (tries - 1), pause);
  return new Date(now.getTime() + Math.min(wait, LONGEST_WAIT));
}

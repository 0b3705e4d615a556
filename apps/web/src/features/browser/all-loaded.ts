/** A page that has neither loaded nor computed for this long, in milliseconds, has what it needs. */
const QUIET_MS = 400;

/** A pause that ends this much late, in milliseconds: the page was computing. */
const LATE_MS = 100;

/** How often the page may be found computing; a hidden one always is, as its pauses are stretched. */
const MOST_BUSY = 5;

/** How often it may be quiet while something is still loading: after that, it will not arrive. */
const MOST_QUIET = 25;

const arrived = (): readonly PerformanceEntry[] => performance.getEntriesByType('resource');

/** Whether requested scripts are still loading. On a slow line none may arrive for a while. */
function isWaiting(loaded: readonly PerformanceEntry[]): boolean {
  const names = new Set(loaded.map(({ name }) => name));
  return [...document.scripts].some(({ src, noModule }) => src !== '' && !noModule && !names.has(src));
}

/** The shared promise of all current waiters; null if there are none. */
let waiting: Promise<void> | null = null;

/**
 * Resolves when the page has stopped loading: deferred loads start then. All waiters start together, so that none of
 * them, such as the socket, waits for the others' loads.
 */
export function allLoaded(): Promise<void> {
  waiting ??= untilQuiet().finally(() => {
    waiting = null;
  });
  return waiting;
}

async function untilQuiet(): Promise<void> {
  let loaded = arrived();
  let [quiet, busy] = [0, 0];
  while (quiet === 0 || (quiet < MOST_QUIET && isWaiting(loaded))) {
    const began = performance.now();
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    const now = arrived();
    const isBusy = busy < MOST_BUSY && performance.now() - began > QUIET_MS + LATE_MS;
    if (isBusy) busy += 1;
    quiet = now.length === loaded.length && !isBusy ? quiet + 1 : 0;
    loaded = now;
  }
}

/** A page that has loaded nothing for so long has what it needs, in milliseconds. */
const QUIET_MS = 400;

/** How often it may be quiet while something is still on its way: after that, it will not come. */
const MOST_QUIET = 25;

const arrived = (): readonly PerformanceEntry[] => performance.getEntriesByType('resource');

/** Whether scripts that the page has asked for are still on their way. On a slow line none may arrive for a while. */
function isWaiting(loaded: readonly PerformanceEntry[]): boolean {
  const names = new Set(loaded.map(({ name }) => name));
  return [...document.scripts].some(({ src, noModule }) => src !== '' && !noModule && !names.has(src));
}

/** What all who wait now wait for; null: nobody waits. */
let waiting: Promise<void> | null = null;

/**
 * Resolves when the page has stopped loading: what nobody waits for begins then. All who wait begin together, so that
 * none of them, such as the socket, waits for what the others load.
 */
export function allLoaded(): Promise<void> {
  waiting ??= untilQuiet().finally(() => {
    waiting = null;
  });
  return waiting;
}

async function untilQuiet(): Promise<void> {
  let loaded = arrived();
  let quiet = 0;
  while (quiet === 0 || (quiet < MOST_QUIET && isWaiting(loaded))) {
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    const now = arrived();
    quiet = now.length === loaded.length ? quiet + 1 : 0;
    loaded = now;
  }
}

/** What to add to the page's own count of milliseconds to get the server's time; null: no answer has told it yet. */
let offset: number | null = null;

/** An answer that tells an earlier time than expected by more than this was not slow: the server's clock was set, ms. */
const SLOWEST = 60_000;

/**
 * Reads the time that an answer of the server tells. An answer is a little old when it arrives, and a slow one is older:
 * of all answers, the one that tells the latest time is the nearest to it.
 */
export function hearTime(headers: Headers): void {
  const at = Date.parse(headers.get('server-time') ?? '');
  if (Number.isNaN(at)) return;
  const told = at - performance.now();
  if (offset === null || told > offset || told < offset - SLOWEST) offset = told;
}

/**
 * The server's time, ms since 1970. It does not depend on the clock of the device, which may be wrong or be set while the
 * page is open. Until the first answer, the device's clock is all there is.
 */
export const serverNow = (): number => (offset === null ? Date.now() : performance.now() + offset);

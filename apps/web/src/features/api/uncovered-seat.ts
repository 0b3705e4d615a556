/**
 * Of a reader who holds several seats of a campaign on one screen: the seat for which this page speaks. It stays as it is
 * until the page is loaded again, whatever the page shows meanwhile.
 */
interface UncoveredSeat {
  readonly campaign: string;
  readonly slug: string;
  readonly seat: string;
  /** Covers it on the server. */
  readonly cover: () => Promise<unknown>;
}

let open: UncoveredSeat | null = null;
/** When the reader last did anything, by the device's clock: it goes on while the device sleeps. */
let touched = 0;

/** After how long without input the page covers itself, ms. */
const PATIENCE = 5 * 60_000;
/** How often that is checked, ms. */
const CHECK = 5_000;
/** When to try again if the server could not be reached, ms. */
const AGAIN = 3_000;

/** How the reader shows that they are there. */
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** Tells the server with each request for which seat it is: if that seat has been covered, it refuses. */
export const uncoveredSeatHeaders = (): Record<string, string> =>
  open === null ? {} : { 'x-uncovered-seat': `${open.campaign}:${open.seat}` };

/** Whether the reader has not touched the page for so long that somebody else may sit here. */
const isLeftAlone = (now: number, last: number): boolean => now - last >= PATIENCE;

/** From now on this page speaks for a seat, and covers itself when nobody touches it. */
export function speakFor(seat: UncoveredSeat): void {
  const isFirst = open === null;
  open = seat;
  if (!isFirst) return;
  touched = Date.now();
  // The first touch after a long time may be somebody else's.
  const touch = (): void => {
    if (isLeftAlone(Date.now(), touched)) void coverPage();
    else touched = Date.now();
  };
  const check = (): void => {
    if (isLeftAlone(Date.now(), touched)) void coverPage();
  };
  for (const input of INPUTS) addEventListener(input, touch, { passive: true, capture: true });
  // A device that slept checks before anybody can look.
  for (const back of ['pageshow', 'focus'] as const) addEventListener(back, check);
  document.addEventListener('visibilitychange', check);
  setInterval(check, CHECK);
}

/** Hides the page immediately, covers the seat, and loads the page of the campaign again. */
export async function coverPage(): Promise<void> {
  if (open === null || isHidden()) return;
  hide();
  for (;;) {
    const isAnswered = await open.cover().then(
      () => true,
      (error: unknown) => isRefusal(error),
    );
    if (isAnswered) return leave(open.slug);
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}

const isHidden = (): boolean => document.documentElement.classList.contains('hidden-page');

/** Nothing of the page can be seen or reached until it has been loaded again. */
function hide(): void {
  document.documentElement.classList.add('hidden-page');
  document.body.inert = true;
}

/** A seat was opened or covered: everything that this page and the reader's others have read is dropped. */
export function leave(slug: string): void {
  hide();
  others()?.postMessage(slug);
  load(slug);
}

function load(slug: string): void {
  const address = `/c/${slug}`;
  if (location.pathname === address) location.reload();
  else location.replace(address);
}

/** The server's answer to a page that speaks for a seat that has been covered. */
export function leaveIfCovered(error: unknown): void {
  if (open !== null && codeIn(error) === 'CONFLICT') leave(open.slug);
}

function codeIn(error: unknown): unknown {
  const data: unknown = error instanceof Error ? Reflect.get(error, 'data') : null;
  return typeof data === 'object' && data !== null ? Reflect.get(data, 'code') : undefined;
}

const isRefusal = (error: unknown): boolean => typeof codeIn(error) === 'string';

/** The reader's other windows, if the browser can reach them. */
function others(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('sealed-orders screen');
}

/** Loads this page again when another window of the reader opens or covers a seat of its campaign. */
export function hearOthers(): () => void {
  const channel = others();
  const onReturn = ({ persisted }: PageTransitionEvent): void => {
    // A page from the browser's memory shows what it showed before.
    if (persisted && open !== null) leave(open.slug);
  };
  addEventListener('pageshow', onReturn);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string' || !`${location.pathname}/`.startsWith(`/c/${data}/`)) return;
    hide();
    load(data);
  });
  return () => {
    removeEventListener('pageshow', onReturn);
    channel?.close();
  };
}

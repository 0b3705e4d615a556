import { uncoveredSeat } from './uncovered-seat.ts';

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

/** Whether the reader has not touched the page for so long that somebody else may sit here. */
const isLeftAlone = (now: number, last: number): boolean => now - last >= PATIENCE;

let isWatching = false;

/** From now on this page covers itself when nobody touches it, and hears what the reader's other windows do. */
export function watch(): void {
  if (isWatching) return;
  isWatching = true;
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
  hearOthers();
}

/** Hides the page immediately, covers the seat, and loads the page of the campaign again. */
export async function coverPage(): Promise<void> {
  const open = uncoveredSeat();
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
  const open = uncoveredSeat();
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
    const open = uncoveredSeat();
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

import type { Inputs } from '../api/client.ts';

/** What shows notifications while no page of the site is open. */
const WORKER = '/push-worker.js';

/** Whether this browser can show notifications of this site, or its reader has forbidden them. */
export type PushState = 'unsupported' | 'denied' | 'ready';

export function pushState(): PushState {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

async function subscription(): Promise<PushSubscription | null> {
  if (pushState() === 'unsupported') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The address of this browser at the push service of its maker; null: it has none. */
export async function ownEndpoint(): Promise<string | null> {
  return (await subscription())?.endpoint ?? null;
}

/** Ends the notifications of this browser, as far as it is up to the browser. The server hears of it when it sends one. */
export async function unsubscribe(): Promise<void> {
  try {
    await (await subscription())?.unsubscribe();
  } catch {
    // Without its push service a browser gets no notifications either.
  }
}

type NewDevice = Omit<Inputs['news']['addDevice'], 'name'>;

/**
 * Asks the reader for leave, and the browser for an address; null: the reader gave no leave. Throws if the browser or
 * its push service refuses.
 * @param key the key by which the push service knows this site
 */
export async function subscribe(key: string): Promise<NewDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for other keys is of no use.
  await unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined)
    throw new Error('a subscription without its keys');
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

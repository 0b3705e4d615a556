import type { Inputs } from '../api/client.ts';

/** The service worker that shows notifications while no page of the site is open. */
const WORKER = '/push-worker.js';

/** Whether this browser can show this site's notifications, or its reader has blocked them. */
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

/** This browser's address at its push service; null if it has none. */
export async function ownEndpoint(): Promise<string | null> {
  return (await subscription())?.endpoint ?? null;
}

/** Stops this browser's notifications, as far as the browser can. The server notices when it next sends one. */
export async function unsubscribe(): Promise<void> {
  try {
    await (await subscription())?.unsubscribe();
  } catch {
    // Without its push service a browser gets no notifications either.
  }
}

type NewDevice = Omit<Inputs['news']['addDevice'], 'name'>;

/**
 * Asks the reader for permission, and the browser for an address; null if the reader did not allow it. Throws if the
 * browser or its push service refuses.
 * @param key the key by which the push service identifies this site
 */
export async function subscribe(key: string): Promise<NewDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription made for other keys is useless.
  await unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined)
    throw new Error('a subscription without its keys');
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

import type { Server } from 'node:http';
import { createFairQueue } from '@sealed-orders/api';
import type { SessionReader, Sessions } from '@sealed-orders/auth';
import { type CampaignChange, type Change, createSharedReads, type Host, listenForChanges } from '@sealed-orders/host';
import { attachSockets, type Sockets } from '@sealed-orders/realtime/server';
import { viewerKey } from '@sealed-orders/rules/kernel';
import { type BroadcastProgress, createBroadcastProgress } from './broadcast-progress.ts';
import { guardSockets, type SiteNames } from './host-check.ts';
import { createSerialQueue } from './serial-queue.ts';
import { createThrottle } from './throttle.ts';

export interface SocketOptions {
  readonly server: Server;
  readonly host: Host;
  readonly sessionOf: SessionReader;
  /**
   * Reports whose sessions end: the connections of those users are closed, and reconnect as the user signed in then. The
   * same happens when a user opens or covers a seat: they come back as another viewer.
   */
  readonly sessions: Pick<Sessions, 'onEnd'>;
  readonly connectionString: string;
  /** The address of the site, as people type it. */
  readonly url: string;
  /** Sockets for other host names are refused. */
  readonly names: SiteNames;
  /** In development Next upgrades connections too, to notify its pages of new code. */
  readonly isDevelopment: boolean;
  /** Called with errors that no caller is waiting for. */
  readonly onError: (error: unknown) => void;
  /** Called with each change before pages are notified of it; null: some may have been missed. */
  readonly onChange?: (change: Change | null) => void;
  /** Least time between two messages about seals in one campaign, ms. */
  readonly sealsPause?: number;
}

/** Least time between two messages about seals in one campaign, ms: after each one all its pages ask who has sealed. */
const SEALS_PAUSE = 200;

/** How many connections are looked up at the same time, and how many of one user: fewer than the database has room for. */
const LOOKS = { atOnce: 8, each: 4 };

/**
 * Notifies pages of changes, in this process or in any other on the same database. Nothing is left open if it cannot
 * listen for them.
 */
export async function startSockets(options: SocketOptions) {
  const { server, host, sessionOf, sessions, connectionString, url, names, isDevelopment, onError } = options;
  const { sealsPause = SEALS_PAUSE, onChange = () => undefined } = options;
  const progress = createBroadcastProgress();
  const beginnings = createSharedReads<void>();
  const inTurn = createFairQueue(LOOKS.atOnce, LOOKS.each);
  const sockets = attachSockets(server, {
    origin: new URL(url).origin,
    isAlone: !isDevelopment,
    userOf: async (headers) => (await sessionOf(headers))?.userId ?? null,
    authorise: async (headers, campaign) => {
      const userId = (await sessionOf(headers))?.userId ?? null;
      const membership = await inTurn(userId ?? '', () => host.membership(campaign, userId));
      if (membership === null) return null;
      if (!progress.isKnown(campaign) || sockets.viewers(campaign).length === 0)
        await beginnings.read(campaign, () => begin(host, progress, campaign));
      return viewerKey(membership.viewer);
    },
  });
  guardSockets(server, names);
  sessions.onEnd((user) => (user === null ? sockets.restart() : sockets.hangUp(user)));
  const tell = tellerOf({ host, sockets, progress, onError, sealsPause, onChange });
  const unsubscribe = host.subscribe(tell);
  const leave = (): void => {
    unsubscribe();
    sockets.close();
  };
  const listening = await listenForChanges({
    connectionString,
    except: host.origin,
    onChange: (change) => {
      host.heard(change);
      tell(change);
    },
    // Missed messages are unknown, so all pages reconnect and catch up.
    onGap: () => {
      onChange(null);
      sockets.restart();
    },
  }).catch((error: unknown) => {
    leave();
    throw error;
  });
  return {
    tell,
    stop: async (): Promise<void> => {
      await listening.stop();
      leave();
    },
  };
}

/**
 * For the first followers of a campaign: pages fetch everything up to its last step themselves. With the log up to
 * there loaded, the next step is announced without asking the database.
 */
async function begin(host: Host, progress: BroadcastProgress, campaign: string): Promise<void> {
  const n = (await host.lastStep(campaign))?.n ?? -1;
  await host.numbers(campaign, n, n);
  progress.beginAt(campaign, n);
}

interface Teller extends Pick<SocketOptions, 'host' | 'onError'> {
  readonly onChange: (change: Change | null) => void;
  readonly sockets: Sockets;
  readonly progress: BroadcastProgress;
  readonly sealsPause: number;
}

/** Returns the function that notifies pages of a change. */
function tellerOf(teller: Teller): (change: Change) => void {
  const { sockets, onError, sealsPause } = teller;
  // Changes of a campaign are announced one after the other, in the order in which they happened.
  const queue = createSerialQueue();
  const inTurn = (campaign: string, task: () => Promise<void>): void => void queue.run(campaign, task).catch(onError);
  const tellSeals = createThrottle<CampaignChange>(sealsPause, ({ campaign }) =>
    inTurn(campaign, async () => sockets.changed(campaign, 'seals')),
  );
  // Someone may have joined, left or been removed: notify only users who may still view it.
  const tellLobby = async ({ campaign }: CampaignChange): Promise<void> => {
    await sockets.review(campaign, 'lobby');
    sockets.changed(campaign, 'lobby');
  };
  const whisper = (campaign: string, viewers: readonly string[], what: 'talk' | 'topics' | 'desk'): void =>
    inTurn(campaign, async () => {
      for (const viewer of viewers) sockets.whispered(campaign, viewer, what);
    });
  return (change) => {
    const { campaign } = change;
    teller.onChange(change);
    if (change.what === 'step') inTurn(campaign, () => tellStep(teller, change));
    else if (change.what === 'lobby') inTurn(campaign, () => tellLobby(change));
    else if (change.what === 'seals') tellSeals(campaign, change);
    else if (change.what === 'talk') {
      const viewers = change.seats.map((seat) => viewerKey({ kind: 'seat', seat }));
      whisper(campaign, viewers, 'talk');
    } else if (change.what === 'screen') sockets.hangUp(change.user);
    else if (change.what === 'topics' || change.what === 'desk') whisper(campaign, change.viewers, change.what);
    // A step that has become due is the scheduler's business.
  };
}

/** Notifies the viewers whom this step, or an earlier one not announced yet, concerns, with their own numbers. */
async function tellStep({ host, sockets, progress }: Teller, { campaign, n }: CampaignChange): Promise<void> {
  const since = progress.since(campaign, n);
  if (since === null) return;
  if (sockets.viewers(campaign).length > 0) {
    const numberOf = await host.numbers(campaign, since, n);
    const numbers = new Map<string, number>();
    for (const viewer of sockets.viewers(campaign)) {
      const number = numberOf(viewer);
      if (number !== null) numbers.set(viewer, number);
    }
    sockets.stepped(campaign, numbers);
  }
  progress.toldOf(campaign, n);
}

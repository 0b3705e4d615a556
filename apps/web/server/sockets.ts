import type { Server } from 'node:http';
import type { SessionReader } from '@sealed-orders/auth';
import { type Change, type Host, listenForChanges } from '@sealed-orders/host';
import { attachSockets, type Sockets } from '@sealed-orders/realtime/server';
import { viewerKey } from '@sealed-orders/rules/kernel';
import { createCalm } from './calm.ts';
import { createNews } from './news.ts';

export interface SocketOptions {
  readonly server: Server;
  readonly host: Host;
  readonly sessionOf: SessionReader;
  readonly connectionString: string;
  /** The address of the site, as people type it. */
  readonly url: string;
  /** Next takes connections over too then, to tell its own pages of new code. */
  readonly isDevelopment: boolean;
  /** What failed and nobody waits for. */
  readonly onError: (error: unknown) => void;
}

/** Between two words of seals in one campaign, ms: at each all its pages ask who has sealed. */
const SEALS_PAUSE = 200;

/** Tells pages what changed in this process, and in all others on the same database. */
export async function startSockets(options: SocketOptions) {
  const { server, host, sessionOf, connectionString, url, isDevelopment, onError } = options;
  const sockets = attachSockets(server, {
    origin: new URL(url).origin,
    isAlone: !isDevelopment,
    userOf: async (headers) => (await sessionOf(headers))?.userId ?? null,
    authorise: async (headers, campaign) => {
      const session = await sessionOf(headers);
      const membership = await host.membership(campaign, session?.userId ?? null);
      return membership === null ? null : viewerKey(membership.viewer);
    },
  });
  const tell = tellerOf(sockets, onError);
  const unsubscribe = host.subscribe(tell);
  const listening = await listenForChanges({
    connectionString,
    except: host.origin,
    onChange: tell,
    // What was missed is not known, so everybody is sent to look.
    onGap: () => sockets.restart(),
  });
  return {
    tell,
    hangUp: sockets.hangUp,
    stop: async (): Promise<void> => {
      unsubscribe();
      await listening.stop();
      sockets.close();
    },
  };
}

/** How the pages hear of a change. */
function tellerOf(sockets: Sockets, onError: SocketOptions['onError']): (change: Change) => void {
  const isNews = createNews();
  const tellSeals = createCalm<Change>(SEALS_PAUSE, ({ campaign, n }) => sockets.changed(campaign, n, 'seals'));
  return (change) => {
    const { campaign, n, what } = change;
    // That a step has become due is the scheduler's business.
    if (what === 'due' || !isNews(change)) return;
    // Somebody may have come, gone or been sent away: who may still look is told.
    if (what === 'lobby') sockets.review(campaign, n, what).then(() => sockets.changed(campaign, n, what), onError);
    else if (what === 'seals') tellSeals(campaign, change);
    else sockets.changed(campaign, n, what);
  };
}

import type { Server } from 'node:http';
import type { SessionReader } from '@sealed-orders/auth';
import { type Change, type Host, listenForChanges } from '@sealed-orders/host';
import { attachSockets } from '@sealed-orders/realtime/server';
import { viewerKey } from '@sealed-orders/rules/kernel';

export interface SocketOptions {
  readonly server: Server;
  readonly host: Host;
  readonly sessionOf: SessionReader;
  readonly connectionString: string;
  /** The address of the site, as people type it. */
  readonly url: string;
  /** What failed and nobody waits for. */
  readonly onError: (error: unknown) => void;
}

/** Tells pages what changed in this process, and in all others on the same database. */
export async function startSockets({ server, host, sessionOf, connectionString, url, onError }: SocketOptions) {
  const sockets = attachSockets(server, {
    origin: new URL(url).origin,
    userOf: async (headers) => (await sessionOf(headers))?.userId ?? null,
    authorise: async (headers, campaign) => {
      const session = await sessionOf(headers);
      const membership = await host.membership(campaign, session?.userId ?? null);
      return membership === null ? null : viewerKey(membership.viewer);
    },
  });
  const tell = ({ campaign, n, what }: Change): void => {
    // That a step has become due is the scheduler's business.
    if (what === 'due') return;
    const told = (): void => sockets.changed(campaign, n, what);
    // Somebody may have come, gone or been sent away: who may still look is told.
    if (what === 'lobby') sockets.review(campaign, n, what).then(told, onError);
    else told();
  };
  const unsubscribe = host.subscribe(tell);
  const listening = await listenForChanges({
    connectionString,
    except: host.origin,
    onChange: tell,
    // What was missed is not known, so everybody is sent to look.
    onGap: () => sockets.restart(),
  });
  return {
    hangUp: sockets.hangUp,
    stop: async (): Promise<void> => {
      unsubscribe();
      await listening.stop();
      sockets.close();
    },
  };
}

import { io, type Socket } from 'socket.io-client';
import { type Asked, type Change, changedSchema, SOCKET_PATH, type Told } from './contract.ts';

/** What a page hears: a change, or that from here on it hears all of them, and may have missed some before. */
export type News = { readonly what: Change; readonly n: number } | { readonly what: 'caught-up' };

export interface FollowOptions {
  /** Where the server is; in a browser the page's own address. */
  readonly url?: string;
  /** Outside of a browser, which sends its own: whose cookie goes along. */
  readonly cookie?: string;
  /** The connection came or went. */
  readonly onConnection?: (isConnected: boolean) => void;
  /** The server's answer to having asked to follow, at the start and after each break. */
  readonly onAnswer?: (mayFollow: boolean) => void;
}

/**
 * Tells of a campaign's changes until the function that it returns is called. `caught-up` says that the page should ask
 * again for what it shows: after a break, and at the start, since what it has asked for already may have changed before
 * it was heard here.
 */
export function followCampaign(
  campaign: string,
  onNews: (news: News) => void,
  options: FollowOptions = {},
): () => void {
  const { url, cookie, onConnection, onAnswer } = options;
  const settings = {
    path: SOCKET_PATH,
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 500,
    ...(cookie === undefined ? {} : { extraHeaders: { cookie } }),
  };
  const socket: Socket<Told, Asked> = url === undefined ? io(settings) : io(url, settings);
  const ask = () => {
    onConnection?.(true);
    socket.emit('follow', { campaign }, (mayFollow) => {
      onAnswer?.(mayFollow);
      if (mayFollow) onNews({ what: 'caught-up' });
    });
  };
  socket.on('connect', ask);
  socket.on('disconnect', () => onConnection?.(false));
  socket.on('changed', (message) => {
    const parsed = changedSchema.safeParse(message);
    if (parsed.success && parsed.data.campaign === campaign) onNews({ what: parsed.data.what, n: parsed.data.n });
  });
  return () => void socket.disconnect();
}

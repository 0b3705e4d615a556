import { io, type Socket } from 'socket.io-client';
import {
  type Asked,
  PRIVATE_CHANGES,
  type PrivateChange,
  PUBLIC_CHANGES,
  type PublicChange,
  SOCKET_PATH,
  type Told,
} from './contract.ts';

/** A page's messages: a change, or that it follows from now on and may have missed changes before. */
export type News =
  | { readonly what: 'step'; readonly n: number }
  | { readonly what: PublicChange }
  | { readonly what: PrivateChange }
  | { readonly what: 'caught-up' };

export interface FollowOptions {
  /** Address of the server; in a browser the page's own. */
  readonly url?: string;
  /** For clients outside a browser, which sends its own: the cookie to send. */
  readonly cookie?: string;
  /** The connection opened or closed. */
  readonly onConnection?: (isConnected: boolean) => void;
  /** The server's answer to the request to follow, at the start and after each break. */
  readonly onAnswer?: (mayFollow: boolean) => void;
}

/**
 * Reports a campaign's changes until the returned function is called. `caught-up` means that the page should reload its
 * data: after a break, and at the start, since what it has already loaded may have changed before it began to follow.
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
    const news = newsIn(message, campaign);
    if (news !== null) onNews(news);
  });
  return () => void socket.disconnect();
}

const CHANGES = [...PUBLIC_CHANGES, ...PRIVATE_CHANGES];

/**
 * What a message says of the campaign; null: nothing that this page understands, which may be older than the server.
 * Parsed by hand, because a schema would be the largest part of what a page loads for its socket.
 */
function newsIn(message: unknown, campaign: string): News | null {
  if (typeof message !== 'object' || message === null) return null;
  const found: { readonly campaign?: unknown; readonly what?: unknown; readonly n?: unknown } = message;
  if (found.campaign !== campaign) return null;
  if (found.what === 'step') return typeof found.n === 'number' ? { what: 'step', n: found.n } : null;
  const what = CHANGES.find((change) => change === found.what);
  return what === undefined ? null : { what };
}

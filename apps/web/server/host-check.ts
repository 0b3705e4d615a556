import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { SOCKET_PATH } from '@sealed-orders/realtime/contract';
import { deadEndText } from '@sealed-orders/text/pages/dead-ends';
import { servedText } from '@sealed-orders/text/pages/served';
import { refuse } from './refuse.ts';

/** The host names that the site answers to, without ports, since a proxy or a container may use other ports. */
export type SiteNames = ReadonlySet<string>;

/** The names of this machine itself. No other site can have one of them. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The content of a `Host` header: a name or an address, with an optional port. */
const HOST = /^([^\s:/?#@[\]\\]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** The host name in a `Host` header; null when the header is malformed. */
export function nameIn(host: string): string | null {
  return HOST.exec(host)?.[1]?.toLowerCase() ?? null;
}

/** The site's host names: the one in its address, those of this machine, and the allowed extra ones. */
export function ownNames(url: string, allowed: readonly string[]): SiteNames {
  return new Set([new URL(url).hostname, ...LOOPBACK, ...allowed]);
}

/** The answer to a request that is refused for its host name or address. */
interface HostRefusal {
  readonly status: 404 | 421;
  readonly says: string;
}

/**
 * Why a request is refused; null when it is for this site and its address can be decoded. Another site can point its
 * own name at this machine (DNS rebinding): to the browser its page then has this origin, and only the host name
 * differs.
 */
export function hostRefusal({ url, headers }: IncomingMessage, names: SiteNames): HostRefusal | null {
  const name = nameIn(headers.host ?? '');
  if (name === null || !names.has(name)) return { status: 421, says: servedText.otherName };
  return isReadable(url ?? '') ? null : { status: 404, says: deadEndText.notFound.title };
}

/** Whether it is a path that can be decoded and has no NUL in it. */
function isReadable(url: string): boolean {
  try {
    return url.startsWith('/') && !decodeURIComponent(url).includes('\0');
  } catch {
    return false;
  }
}

/**
 * Refuses sockets for other host names. Call it after the sockets are attached, since they would see the requests
 * first.
 */
export function guardSockets(server: Server, names: SiteNames): void {
  const onRequest = server.listeners('request');
  const onUpgrade = server.listeners('upgrade');
  server.removeAllListeners('request').removeAllListeners('upgrade');
  server.on('request', (request, response) => {
    const reason = request.url?.startsWith(SOCKET_PATH) === true ? hostRefusal(request, names) : null;
    if (reason !== null) refuse(request, response, reason.status, reason.says);
    else for (const listener of onRequest) listener.call(server, request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    const reason = hostRefusal(request, names);
    if (reason !== null) hangUp(socket, reason);
    else for (const listener of onUpgrade) listener.call(server, request, socket, head);
  });
}

function hangUp(socket: Duplex, { status, says }: HostRefusal): void {
  socket.on('error', () => undefined);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Content-Type: text/plain', 'Connection: close'];
  socket.end(`${head.join('\r\n')}\r\n\r\n${says}\n`);
}

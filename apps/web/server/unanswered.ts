import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Most requests of one connection that wait for their answers. Browsers and proxies send the next request after the
 * answer; another program may send a few ahead.
 */
const MOST = 8;

/** Counts a request; false if too many of its connection wait for their answers. */
export type UnansweredCount = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Counts the unanswered requests of each connection. Node reads ahead: one packet can hold hundreds of requests, all of
 * which would begin at the same time.
 */
export function createUnansweredCount(): UnansweredCount {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    const others = waiting.get(socket) ?? 0;
    if (others >= MOST) return false;
    waiting.set(socket, others + 1);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return true;
  };
}

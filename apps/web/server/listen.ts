import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { messages } from './messages.ts';
import { codeOf, StartFailure } from './start-failure.ts';

/**
 * How many connections may wait to be accepted. After a step everyone who watches connects at the same time; a
 * connection that finds no room is tried again after 1, 2, 4 seconds. The system may allow fewer (net.core.somaxconn).
 */
const WAITING = 4096;

/** Opens the port (0: any free one) and returns its number. */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen({ port, backlog: WAITING });
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') throw new StartFailure(messages.portTaken(port));
    if (code === 'EACCES') throw new StartFailure(messages.portForbidden(port));
    throw error;
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** How long open requests may still take when the server stops, ms. */
const PATIENCE = 3000;

/** The open connections of a server, from now on. */
export function connectionsOf(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

/**
 * Stops accepting requests, lets open ones finish, and closes the remaining connections.
 * @param connections those of them that the server itself may no longer know, such as web sockets
 */
export async function closed(server: Server, connections: ReadonlySet<Socket> = new Set()): Promise<void> {
  const end = once(server, 'close');
  server.close();
  // Connections with an open request would otherwise stay open for the next one.
  server.keepAliveTimeout = 1;
  server.closeIdleConnections();
  const timer = setTimeout(() => {
    server.closeAllConnections();
    for (const socket of connections) socket.destroy();
  }, PATIENCE);
  await end;
  clearTimeout(timer);
}

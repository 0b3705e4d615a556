import { once } from 'node:events';
import type { Server } from 'node:http';

/** Opens the server on a free port of the loopback address, and returns its number. */
export async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

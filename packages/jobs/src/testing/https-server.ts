import { once } from 'node:events';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { createPost, type Post, type PostOptions } from '../outbound/post.ts';
import { CERTIFICATE, CERTIFICATE_KEY } from './certificate.ts';

/** A request as a server received it. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A real HTTPS server for the names of the certificate, which keeps what it receives. */
export interface HttpsServer {
  readonly port: number;
  /** An address at `hooks.example.org`. */
  url(path?: string): string;
  readonly received: readonly Received[];
  /** The client that posts to it: names lead to this machine, and only to the server's own address. */
  post(options?: PostOptions): Post;
  close(): Promise<void>;
}

export async function httpsServer(
  answer: (response: ServerResponse) => void = (response) => response.writeHead(204).end(),
  address = '127.0.0.1',
  port = 0,
): Promise<HttpsServer> {
  const received: Received[] = [];
  const server = createServer({ cert: CERTIFICATE, key: CERTIFICATE_KEY }, async (request, response) => {
    received.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) });
    answer(response);
  });
  server.listen(port, address);
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the server has no port');
  return {
    port: at.port,
    url: (path = '/war') => `https://hooks.example.org:${at.port}${path}`,
    received,
    post: (options) =>
      createPost({
        resolve: async () => [address],
        isAllowed: (one) => one === address,
        ports: [at.port],
        ca: CERTIFICATE,
        ...options,
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import next from 'next';

export interface Pages {
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface PageOptions {
  readonly server: Server;
  readonly port: number;
  readonly isDevelopment: boolean;
}

const APP_FOLDER = fileURLToPath(new URL('..', import.meta.url));

/** Next with its production build; in development it builds pages on demand. */
export async function startPages({ server, port, isDevelopment }: PageOptions): Promise<Pages> {
  const app = next({ dev: isDevelopment, dir: APP_FOLDER, httpServer: server, hostname: 'localhost', port });
  await app.prepare();
  const handle = app.getRequestHandler();
  return { answer: (request, response) => handle(request, response), stop: () => app.close() };
}

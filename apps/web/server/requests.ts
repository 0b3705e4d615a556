import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODY_LIMITS, hasShortBody } from './body.ts';
import { refuse } from './refuse.ts';
import { harden, isFromHere, remoteAddress, type SiteSettings } from './security.ts';
import type { TrpcHandler } from './trpc.ts';
import { TRPC_PATH } from './trpc-path.ts';

export interface Parts {
  readonly site: SiteSettings;
  readonly trpc: TrpcHandler;
  /** Whether the database answers. */
  readonly isHealthy: () => Promise<boolean>;
  /** Pages, and the routes that Next serves. */
  readonly pages: (request: IncomingMessage, response: ServerResponse, address: string) => Promise<void>;
}

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Sends each request to the part that answers it: procedures, the health check, pages. */
export async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url?.split('?', 1)[0] ?? '/';
  const isReading = READING.includes(request.method ?? '');
  const address = remoteAddress(request, parts.site);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (path === '/api/health') return health(parts, response);
  if (!isReading && !isFromHere(request, parts.site)) return refuse(request, response, 403);
  if (path.startsWith(TRPC_PATH)) return parts.trpc(request, response, address);
  if (!isReading && !hasShortBody(request, BODY_LIMITS.form)) return refuse(request, response, 413);
  harden(request, response, parts.site);
  return parts.pages(request, response, address);
}

async function health({ isHealthy }: Parts, response: ServerResponse): Promise<void> {
  const isWell = await isHealthy();
  response.writeHead(isWell ? 200 : 503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ status: isWell ? 'ok' : 'database-unreachable' }));
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { ARCHIVES_PATH } from './archives.ts';
import type { AssetRoute } from './assets.ts';
import { BODY_LIMITS, hasShortBody } from './body.ts';
import { CALENDARS_PATH, type CalendarRoute } from './calendars.ts';
import type { DrawnPages } from './drawn-pages.ts';
import { HEALTH_PATH } from './health.ts';
import { hostRefusal } from './host-check.ts';
import type { PageHandler } from './page-queue.ts';
import { PICTURES_PATH, type PictureRoute } from './pictures.ts';
import { refuse, refuseMethod } from './refuse.ts';
import { FORMS_PATH, harden, isFromHere, remoteAddress, SIGN_IN_PATH, type SiteSettings } from './security.ts';
import { sendSmall } from './sent-small.ts';
import type { TrpcHandler } from './trpc.ts';
import { TRPC_PATH } from './trpc-path.ts';
import { UNSUBSCRIBE_PATH, type UnsubscribeRoute } from './unsubscribe.ts';

export interface Parts {
  readonly site: SiteSettings;
  readonly trpc: TrpcHandler;
  readonly pictures: PictureRoute;
  readonly archives: PageHandler;
  readonly calendars: CalendarRoute;
  readonly unsubscribe: UnsubscribeRoute;
  /** Compressed scripts and style sheets of the pages. */
  readonly assets: AssetRoute;
  /** Pages that are the same for everyone, as they were drawn. */
  readonly drawn: DrawnPages;
  /** Whether the database answers. */
  readonly isHealthy: () => Promise<boolean>;
  /** The pages and routes of Next. */
  readonly pages: PageHandler;
}

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Routes each request to the part that answers it: procedures, pictures, archives, the health check or pages. */
export async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url?.split('?', 1)[0] ?? '/';
  const isReading = READING.includes(request.method ?? '');
  const address = remoteAddress(request, parts.site);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  const methods = methodsOf(path, parts.site);
  // Monitoring may use any host name, and can request nothing else.
  if (path === HEALTH_PATH && methods.includes(request.method ?? '')) return health(parts, response);
  const reason = hostRefusal(request, parts.site.names);
  if (reason !== null) return refuse(request, response, reason.status, reason.says);
  if (request.method === 'POST' && path.startsWith(UNSUBSCRIBE_PATH)) return parts.unsubscribe(request, response);
  if (!isReading && !isFromHere(request, parts.site)) return refuse(request, response, 403);
  if (!methods.includes(request.method ?? '')) return refuseMethod(request, response, methods);
  if (path.startsWith(TRPC_PATH)) return parts.trpc(request, response, address);
  if (path.startsWith(PICTURES_PATH)) return parts.pictures(request, response);
  if (path.startsWith(ARCHIVES_PATH)) return parts.archives(request, response, address);
  if (path.startsWith(CALENDARS_PATH)) return parts.calendars(request, response);
  if (parts.assets(request, response)) return;
  if (!isReading && !hasShortBody(request, BODY_LIMITS.form)) return refuse(request, response, 413);
  harden(request, response, parts.site);
  if (!parts.site.isDevelopment) sendSmall(request, response, parts.drawn);
  return parts.pages(request, response, address);
}

/** What an address answers to. Pages are only read. A development server also posts to itself. */
function methodsOf(path: string, { isDevelopment }: SiteSettings): readonly string[] {
  if (path.startsWith(TRPC_PATH)) return ['GET', 'POST'];
  if (path === SIGN_IN_PATH) return ['POST'];
  const isForm = path.startsWith(FORMS_PATH) || path.startsWith(UNSUBSCRIBE_PATH);
  return isForm || isDevelopment ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}

async function health({ isHealthy }: Parts, response: ServerResponse): Promise<void> {
  const isWell = await isHealthy();
  response.writeHead(isWell ? 200 : 503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ status: isWell ? 'ok' : 'database-unreachable' }));
}

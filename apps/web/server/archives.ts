import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { SessionReader } from '@sealed-orders/auth';
import type { Host } from '@sealed-orders/host';
import { z } from 'zod';
import { refuse } from './refuse.ts';

/** Archives of finished campaigns: `/archives/<campaign>`. */
export const ARCHIVES_PATH = '/archives/';

const idSchema = z.uuid();

export type ArchiveRoute = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface ArchiveRouteOptions {
  readonly host: Pick<Host, 'membership' | 'exported'>;
  readonly sessionOf: SessionReader;
}

/**
 * Sends the archive of a finished campaign to users who may view it; before the end, and for everyone else, answers
 * that there is no archive. It is built and compressed chunk by chunk while it is sent.
 */
export function createArchiveRoute({ host, sessionOf }: ArchiveRouteOptions): ArchiveRoute {
  return async (request, response) => {
    const campaign = idSchema.safeParse(request.url?.slice(ARCHIVES_PATH.length));
    if (!campaign.success) return refuse(request, response, 404);
    const session = await sessionOf(request.headers);
    const membership = await host.membership(campaign.data, session?.userId ?? null);
    const archive = membership === null ? null : await host.exported(campaign.data);
    if (archive === null) return refuse(request, response, 404);
    response.writeHead(200, {
      'Content-Type': 'application/gzip',
      'Content-Disposition': `attachment; filename="${archive.fileName}"`,
      'Cache-Control': 'no-store',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
    });
    if (request.method === 'HEAD') return void response.end();
    await pipeline(Readable.from(archive.pieces), createGzip(), response);
  };
}

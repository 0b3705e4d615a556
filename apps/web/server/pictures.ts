import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SessionReader } from '@sealed-orders/auth';
import { type Host, PICTURE_SIZES } from '@sealed-orders/host';
import { z } from 'zod';
import { refuse } from './refuse.ts';

/** Pictures of write-ups: `/pictures/<campaign>/<picture>/<full or small>`. */
export const PICTURES_PATH = '/pictures/';

const pathSchema = z.tuple([z.uuid(), z.uuid(), z.enum(PICTURE_SIZES)]);

export type PictureRoute = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface PictureRouteOptions {
  readonly host: Pick<Host, 'membership' | 'picture'>;
  readonly sessionOf: SessionReader;
}

/**
 * Serves pictures to readers who may read the write-up; for everyone else there are none. A picture never changes under
 * its address, so browsers keep it; shared caches must not.
 */
export function createPictureRoute({ host, sessionOf }: PictureRouteOptions): PictureRoute {
  return async (request, response) => {
    const path = request.url?.slice(PICTURES_PATH.length).split('/');
    const asked = pathSchema.safeParse(path);
    if (!asked.success) return refuse(request, response, 404);
    const [campaign, id, size] = asked.data;
    const session = await sessionOf(request.headers);
    const membership = await host.membership(campaign, session?.userId ?? null);
    const bytes = membership === null ? null : await host.picture(campaign, membership.viewer, { id, size });
    if (bytes === null) return refuse(request, response, 404);
    response.writeHead(200, {
      'Content-Type': 'image/webp',
      'Content-Length': bytes.length,
      'Content-Disposition': 'inline; filename="picture.webp"',
      'Cache-Control': 'private, max-age=31536000, immutable',
      // Nothing in it may run, should a browser ever treat it as more than a picture.
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
}

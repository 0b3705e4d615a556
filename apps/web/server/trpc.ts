import type { IncomingMessage, ServerResponse } from 'node:http';
import { appRouter, type Services } from '@sealed-orders/api';
import type { SessionReader } from '@sealed-orders/auth';
import { createHTTPHandler } from '@trpc/server/adapters/standalone';
import { BODY_LIMITS, bodyOf } from './body.ts';
import { refuse } from './refuse.ts';
import { TRPC_PATH } from './trpc-path.ts';

export interface TrpcOptions {
  readonly services: Services;
  readonly sessionOf: SessionReader;
  /** Told of what went wrong inside, with the name of the procedure. */
  readonly onFailure: (error: unknown, procedure: string) => void;
}

/** Answers calls of procedures. `address` is where the request comes from. */
export type TrpcHandler = (request: IncomingMessage, response: ServerResponse, address: string) => Promise<void>;

export function createTrpcHandler({ services, sessionOf, onFailure }: TrpcOptions): TrpcHandler {
  const addresses = new WeakMap<IncomingMessage, string>();
  const handler = createHTTPHandler({
    router: appRouter,
    basePath: TRPC_PATH,
    createContext: async ({ req }) => ({
      ...services,
      session: await sessionOf(req.headers),
      address: addresses.get(req) ?? '',
    }),
    onError: ({ error, path }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR') onFailure(error, path ?? '');
    },
  });
  return async (request, response, address) => {
    const isUpload = request.url?.startsWith(`${TRPC_PATH}rosters.upload`) ?? false;
    const body = await bodyOf(request, isUpload ? BODY_LIMITS.upload : BODY_LIMITS.call);
    if (body === null) return refuse(request, response, 413);
    addresses.set(request, address);
    // The body is read here, in one piece: twice as fast as the stream that tRPC would make of it.
    handler(Object.assign(request, { body }), response);
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { appRouter, type Context, type Services } from '@sealed-orders/api';
import type { SessionReader } from '@sealed-orders/auth';
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { BODY_LIMITS, bodyOf } from './body.ts';
import { type Call, readCalls, uploadIn } from './calls.ts';
import { excessOf } from './excess.ts';
import { createCallRunner } from './heavy-calls.ts';
import { refuse } from './refuse.ts';
import { createSerialQueue } from './serial-queue.ts';

export interface TrpcOptions {
  readonly services: Services;
  readonly sessionOf: SessionReader;
  /** Called with internal errors and the name of the procedure. */
  readonly onFailure: (error: unknown, procedure: string) => void;
}

/** Answers calls of procedures. `address` is the client's key for rate limits. */
export type TrpcHandler = (request: IncomingMessage, response: ServerResponse, address: string) => Promise<void>;

/** The seat that the page takes to be open. Only of users who hold several. */
const uncoveredSeatIn = ({ headers }: IncomingMessage): string => String(headers['x-uncovered-seat'] ?? '');

interface Answered {
  readonly status: number;
  readonly envelope: unknown;
}

/**
 * tRPC over HTTP, for single calls in JSON and for batches, which is all that our pages send. tRPC's own adapter
 * creates a fetch request, a response and their streams for each call: 0.33 ms of processor time for a sheet of 2 KB,
 * against 0.15 ms here. The budget is 0.5 ms per call at 2,000 calls a second.
 */
export function createTrpcHandler({ services, sessionOf, onFailure }: TrpcOptions): TrpcHandler {
  const uploads = createSerialQueue();
  const run = createCallRunner();

  return async (request, response, address) => {
    const session = await sessionOf(request.headers);
    const context: Context = { ...services, session, address, uncoveredSeat: uncoveredSeatIn(request) };
    // A long body is held in memory, so it is read only for signed-in users, one at a time for each.
    const upload = session === null ? null : uploadIn(request);
    if (session === null || upload === null) return answer(request, response, context, BODY_LIMITS.call);
    return uploads.run(session.userId, () => answer(request, response, context, LONGEST[upload]));
  };

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    context: Context,
    longest: number,
  ): Promise<void> {
    const body = await bodyOf(request, longest);
    if (body === null) return refuse(request, response, 413);
    // Parsing a long body takes as long as reading it to its end: others come in between.
    if (longest > BODY_LIMITS.call) await nextTurn();
    const read = readCalls(request, body);
    if (read === null) return refuse(request, response, 400);
    if (longest > BODY_LIMITS.call) await nextTurn();
    const views = read.calls.filter(isView);
    const answers = await Promise.all(
      read.calls.map((call) =>
        views.indexOf(call) >= MOST_VIEWS
          ? tooMany(call, context)
          : run(call.path, context.session?.userId ?? context.address, async () =>
              request.socket.destroyed ? GONE : answered(call, context, onFailure),
            ),
      ),
    );
    send(response, answers, { isBatch: read.isBatch, now: services.host.now() });
  }
}

/** The longest body of each procedure that takes files, bytes. */
export const LONGEST = {
  'rosters.upload': BODY_LIMITS.list,
  'writeUps.addPicture': BODY_LIMITS.picture,
  'ending.importWar': BODY_LIMITS.archive,
} as const;

/** Nobody waits for the answer any more. */
const GONE: Answered = { status: 499, envelope: null };

async function answered(call: Call, ctx: Context, onFailure: TrpcOptions['onFailure']): Promise<Answered> {
  const { path, type, input, index } = call;
  try {
    const excess = excessOf(input);
    if (excess !== null) throw new TRPCError({ code: 'BAD_REQUEST', cause: excess });
    const getRawInput = async (): Promise<unknown> => input;
    const data: unknown = await callTRPCProcedure({
      router: appRouter,
      path,
      type,
      getRawInput,
      ctx,
      signal: undefined,
      batchIndex: index,
    });
    return { status: 200, envelope: { result: { data } } };
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    if (error.code === 'INTERNAL_SERVER_ERROR') onFailure(error, path);
    return { status: getHTTPStatusCodeFromError(error), envelope: { error: shapeOf(error, call, ctx) } };
  }
}

/**
 * The most questions about the state at a step in one request: a past step may have to be unpacked from the log, which
 * takes some 5 ms on a large map.
 */
const MOST_VIEWS = 8;

const isView = ({ path }: Call): boolean => path === 'play.view' || path === 'play.pastTopics';

function tooMany(call: Call, ctx: Context): Answered {
  const error = new TRPCError({ code: 'TOO_MANY_REQUESTS' });
  return { status: getHTTPStatusCodeFromError(error), envelope: { error: shapeOf(error, call, ctx) } };
}

function shapeOf(error: TRPCError, { path, type, input }: Call, ctx: Context): unknown {
  return getTRPCErrorShape({ config: appRouter._def._config, error, type, path, input, ctx });
}

/**
 * Sends the answer in one piece. A batch whose calls end differently has status 207. Every answer tells the time, from
 * which the page counts down: the clock of a device may be wrong.
 */
function send(
  response: ServerResponse,
  answers: readonly Answered[],
  { isBatch, now }: { readonly isBatch: boolean; readonly now: Date },
): void {
  const [first] = answers;
  const status = answers.every((it) => it.status === first?.status) ? (first?.status ?? 200) : 207;
  const envelopes = answers.map((it) => it.envelope);
  const body = Buffer.from(JSON.stringify(isBatch ? envelopes : envelopes[0]));
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    'Server-Time': now.toISOString(),
    // A view is for one viewer only and must not be cached.
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

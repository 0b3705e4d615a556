import { isUnreadable } from '@sealed-orders/host';
import { initTRPC, TRPCError } from '@trpc/server';
import { z } from 'zod';
import { membershipOf, mustInvite, mustReferee, seatOf, viewerOf } from './authorize.ts';
import type { Context } from './context.ts';

const t = initTRPC.context<Context>().create({
  // Never send a stack, nor any detail of an internal error: a message could name something hidden.
  isDev: false,
  errorFormatter: ({ shape, error }) => ({
    ...shape,
    message: error.code,
    data: { ...shape.data, issues: issuesIn(error) },
  }),
});

interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
}

/** The places of the errors in the input, so that a form can point to them. */
function issuesIn({ code, cause }: TRPCError): readonly Issue[] {
  if (code !== 'BAD_REQUEST' || !(cause instanceof z.ZodError)) return [];
  return cause.issues.map((issue) => ({ code: issue.code, path: issue.path }));
}

export const router = t.router;
export const caller = t.createCallerFactory;

/** Notes that the caller was here, along with the request. Referees read when a signed-in user was last here. */
async function noted<Answer>({ host, session }: Context, answer: Promise<Answer>): Promise<Answer> {
  if (session === null) return answer;
  const [answered] = await Promise.all([answer, host.noteSeen(session.userId)]);
  return answered;
}

type Outcome = { readonly ok: true } | { readonly ok: false; readonly error: TRPCError };

/** What is stored but cannot be read has a code of its own: the page says so instead of asking again and again. */
async function readably<Result extends Outcome>(answer: Promise<Result>): Promise<Result> {
  const result = await answer;
  if (result.ok || result.error.code !== 'INTERNAL_SERVER_ERROR' || !isUnreadable(result.error.cause)) return result;
  throw new TRPCError({ code: 'PRECONDITION_FAILED', cause: result.error.cause });
}

/** For everybody, signed in or not. */
export const open = t.procedure.use(({ ctx, next }) => noted(ctx, readably(next())));

/** For signed-in users. One function for both, because each in the chain copies the context. */
export const signedIn = t.procedure.use(({ ctx, next }) => {
  const { session } = ctx;
  if (session === null) throw new TRPCError({ code: 'UNAUTHORIZED' });
  return noted(ctx, readably(next({ ctx: { session } })));
});

/** Which campaign. */
export const ofCampaign = z.object({ campaign: z.uuid() });

/** For users who may look at the campaign, as the viewer they are: `ctx.viewer`. */
export const viewing = open.input(ofCampaign).use(async ({ ctx, input, next }) => {
  return next({ ctx: { viewer: await viewerOf(ctx, input.campaign) } });
});

/** For users who hold a seat in the campaign: `ctx.seat`. */
export const seated = signedIn.input(ofCampaign).use(async ({ ctx, input, next }) => {
  return next({ ctx: { seat: await seatOf(ctx, input.campaign) } });
});

/** For signed-in users who may look at the campaign. The host decides what they may do in its lobby. */
export const attending = signedIn.input(ofCampaign).use(async ({ ctx, input, next }) => {
  await membershipOf(ctx, input.campaign);
  return next();
});

/** For users who may invite others to the campaign. */
export const inviting = signedIn.input(ofCampaign).use(async ({ ctx, input, next }) => {
  await mustInvite(ctx, input.campaign);
  return next();
});

/** For the campaign's referees. */
export const refereeing = signedIn.input(ofCampaign).use(async ({ ctx, input, next }) => {
  await mustReferee(ctx, input.campaign);
  return next();
});

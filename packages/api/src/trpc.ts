import { initTRPC, TRPCError } from '@trpc/server';
import { z } from 'zod';
import { membershipOf, mustReferee, seatOf, viewerOf } from './authorize.ts';
import { campaignIdSchema } from './campaign-id.ts';
import type { Context } from './context.ts';

const t = initTRPC.context<Context>().create({
  // Never a stack, and of what went wrong inside not a word: a message could name what is hidden.
  isDev: false,
  errorFormatter: ({ shape, error }) => ({
    ...shape,
    message: error.code,
    data: { ...shape.data, issues: error.cause instanceof z.ZodError ? issuesOf(error.cause) : [] },
  }),
});

/** Where the input was not understood, so that a form can point to it. */
function issuesOf(error: z.ZodError): readonly { readonly code: string; readonly path: readonly PropertyKey[] }[] {
  return error.issues.map(({ code, path }) => ({ code, path }));
}

export const router = t.router;
export const caller = t.createCallerFactory;

/** For everybody, signed in or not. */
export const open = t.procedure;

/** For who is signed in. */
export const signedIn = t.procedure.use(({ ctx, next }) => {
  const { session } = ctx;
  if (session === null) throw new TRPCError({ code: 'UNAUTHORIZED' });
  return next({ ctx: { session } });
});

const ofCampaign = z.object({ campaign: campaignIdSchema });

/** For who may look at the campaign, through the eyes that are theirs: `ctx.viewer`. */
export const viewing = t.procedure.input(ofCampaign).use(async ({ ctx, input, next }) => {
  return next({ ctx: { viewer: await viewerOf(ctx, input.campaign) } });
});

/** For who sits in the campaign: `ctx.seat`. */
export const seated = signedIn.input(ofCampaign).use(async ({ ctx, input, next }) => {
  return next({ ctx: { seat: await seatOf(ctx, input.campaign) } });
});

/** For who is signed in and may look at the campaign: what they may do in its lobby, the host judges. */
export const attending = signedIn.input(ofCampaign).use(async ({ ctx, input, next }) => {
  await membershipOf(ctx, input.campaign);
  return next();
});

/** For the campaign's referees. */
export const refereeing = signedIn.input(ofCampaign).use(async ({ ctx, input, next }) => {
  await mustReferee(ctx, input.campaign);
  return next();
});

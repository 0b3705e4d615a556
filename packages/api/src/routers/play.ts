import {
  publishedHashSchema,
  ROLES,
  headSchema as shownHeadSchema,
  stepListSchema,
  verifiedSchema,
} from '@sealed-orders/host';
import { changeOf, seatIdSchema, type Viewer } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { afterTheWar, eyesOf, membershipOf, viewerOf } from '../authorize.ts';
import type { Context } from '../context.ts';
import { stepNumberSchema, topicSchema, viewerSchema } from '../inputs.ts';
import { pastSchema, seenSchema, stretchSchema, type TypedSeen } from '../seen-schema.ts';
import { ofCampaign, open, router, viewing } from '../trpc.ts';

/** The head, and the caller's roles in the campaign. */
const headSchema = shownHeadSchema.extend({
  viewer: z.enum(['seat', 'referee', 'spectator']),
  roles: z.array(z.enum(ROLES)).readonly(),
  /** The caller's seat. */
  you: seatIdSchema.nullable(),
  /** When the caller sealed for the open phase; null when not sealed. */
  sealedAt: z.iso.datetime().nullable(),
  /** For a caller who holds several seats; null for everybody else. */
  screen: z
    .strictObject({
      /** The seats that they hold besides the open one. */
      covered: z.array(seatIdSchema).readonly(),
      /** If none is open: those of them that owe a sheet or a declaration, as far as everybody may know. */
      next: z.array(seatIdSchema).readonly(),
    })
    .nullable(),
});

/** The viewer to see as: the caller, a visitor who is not signed in, or another viewer. */
const asSchema = z.union([z.enum(['own', 'passer-by']), viewerSchema]).default('own');

/** Which steps of whose list: a range of numbers that is not empty. */
const wantedSchema = z
  .object({ as: viewerSchema.optional(), from: stepNumberSchema.optional(), to: stepNumberSchema.optional() })
  .refine(({ from = 0, to }) => to === undefined || from < to, { path: ['to'] });

/** The most steps in one answer. */
const MOST_STEPS = 50;

const stretchInput = z
  .object({ as: asSchema, from: stepNumberSchema, to: stepNumberSchema })
  .refine(({ from, to }) => from < to && to - from <= MOST_STEPS, { path: ['to'] });

interface AskedStep {
  readonly campaign: string;
  /** By default the last. */
  readonly n?: number | undefined;
  readonly as: z.output<typeof asSchema>;
}

/** A step as the caller, or the viewer whom they see as, may know it. */
async function seenBy(ctx: Context & { readonly viewer: Viewer }, { campaign, n, as }: AskedStep) {
  if (typeof as === 'object') {
    const isReferee = ctx.viewer.kind === 'referee';
    const found = await (isReferee ? ctx.host.viewAs(campaign, as, n) : ctx.host.openView(campaign, as, n));
    return { ...afterTheWar(found), viewer: as.kind };
  }
  const viewer = as === 'own' ? ctx.viewer : await viewerOf({ ...ctx, session: null }, campaign);
  const seen = await ctx.host.viewOf(campaign, viewer, n);
  if (seen === null) throw new TRPCError({ code: 'NOT_FOUND' });
  return { ...seen, viewer: viewer.kind };
}

/** The most topics in one answer. */
const MOST_TOPICS = 50;

/** Which topics that are over: at a step, from one of them on. */
const topicsSchema = z.object({
  as: viewerSchema.optional(),
  n: stepNumberSchema.optional(),
  cursor: topicSchema.nullish(),
  most: z.int().min(1).max(MOST_TOPICS).default(MOST_TOPICS),
});

export const play = router({
  /**
   * The public head of a campaign, and the caller's roles in it. With `as`, for referees: the head as another viewer
   * knows it, without any role.
   */
  head: open
    .input(ofCampaign.extend({ as: viewerSchema.optional() }))
    .output(headSchema)
    .query(async ({ ctx, input: { campaign, as } }) => {
      const { viewer, roles, seat, covered } = await membershipOf(ctx, campaign);
      if (as !== undefined) {
        const seen = await ctx.host.head(campaign, eyesOf(viewer, as));
        if (seen === null) throw new TRPCError({ code: 'NOT_FOUND' });
        return { ...seen, viewer: as.kind, roles: [], you: null, sealedAt: null, screen: null };
      }
      const [found, sealed, next] = await Promise.all([
        ctx.host.head(campaign, viewer),
        seat === null ? null : ctx.host.sealed(campaign, seat),
        seat === null && covered.length > 0 ? ctx.host.nextOf(campaign, covered) : [],
      ]);
      if (found === null) throw new TRPCError({ code: 'NOT_FOUND' });
      const screen = covered.length === 0 ? null : { covered, next };
      return { ...found, viewer: viewer.kind, roles, you: seat, sealedAt: sealed?.sealedAt ?? null, screen };
    }),

  /**
   * A step as the caller may know it: the last one, or a past one as it was known then, by the caller's own count. With
   * `as: 'passer-by'`, the step as everybody may know it, whoever asks; campaigns that are not public have none. For
   * referees, and for everybody when the war is over, the step with this number in the log, as any viewer saw it:
   * `referee`, `spectator`, `seat:azure`.
   */
  view: viewing
    .input(z.object({ n: stepNumberSchema.optional(), as: asSchema }))
    .output(seenSchema)
    .query(({ ctx, input }) => seenBy(ctx, input)),

  /**
   * Consecutive steps, each as `view` would answer: those from `from` on and before `to`, at most 50, and all of them
   * must exist. Neighbours have most in common, so that all but the first come as what they changed.
   */
  stretch: viewing
    .input(stretchInput)
    .output(stretchSchema)
    .query(async ({ ctx, input: { campaign, as, from, to } }) => {
      const seen: TypedSeen[] = [];
      for (let n = from; n < to; n++) seen.push(seenSchema.parse(await seenBy(ctx, { campaign, as, n })));
      const [first, ...others] = seen;
      if (first === undefined) throw new TRPCError({ code: 'NOT_FOUND' });
      return { first, changes: others.map((one, i) => changeOf(seen[i], one)) };
    }),

  /**
   * Topics that are over, such as battles, as far as the caller knew of them at a step; the latest first, from the one
   * with the id `cursor` on. Empty if views of the game have them. `as` and the numbers of steps are as in `view`.
   */
  pastTopics: viewing
    .input(topicsSchema)
    .output(pastSchema)
    .query(async ({ ctx, input: { campaign, as, n, cursor, most } }) => {
      const wanted = { n, from: cursor ?? undefined, most };
      const isReferee = ctx.viewer.kind === 'referee';
      if (as !== undefined) return afterTheWar(await ctx.host.pastTopicsAs(campaign, as, { ...wanted, isReferee }));
      const found = await ctx.host.pastTopics(campaign, ctx.viewer, wanted);
      if (found === null) throw new TRPCError({ code: 'NOT_FOUND' });
      return found;
    }),

  /**
   * Some of the steps that concern the caller, at most 100, oldest first, by the caller's own count, and how many there
   * are in all. Without numbers, the last of them; with `from`, those from this number on; with `to`, those before this
   * number, and the last of these unless `from` is given too. For referees, and for everybody when the war is over: the
   * steps as another viewer counts them; `referee` counts all steps of the log.
   */
  steps: viewing
    .input(wantedSchema)
    .output(stepListSchema)
    .query(async ({ ctx, input: { campaign, as, ...wanted } }) => {
      const isOpen = as !== undefined && (await ctx.host.lastStep(campaign))?.status === 'finished';
      return ctx.host.steps(campaign, isOpen ? as : eyesOf(ctx.viewer, as), wanted);
    }),

  /** The public hashes that a log can be checked against: one per phase while the war lasts, then one per step. */
  hashes: viewing
    .output(z.array(publishedHashSchema).readonly())
    .query(({ ctx, input }) => ctx.host.hashes(input.campaign)),

  /** Whether the log replays to the stored results: for the referee at any time, for all viewers when the war is over. */
  verified: viewing.output(verifiedSchema).query(async ({ ctx, input }) => {
    const isReferee = ctx.viewer.kind === 'referee';
    if (!isReferee && (await ctx.host.head(input.campaign))?.status !== 'finished')
      throw new TRPCError({ code: 'FORBIDDEN' });
    return ctx.host.verified(input.campaign);
  }),
});

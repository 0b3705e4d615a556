import { choicesSchema, lobbySchema, ROLES, visibilitySchema } from '@sealed-orders/host';
import { type ListedForce, seatIdSchema } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../answers.ts';
import { countStep, membershipOf } from '../authorize.ts';
import { namedSeatSchema } from '../inputs.ts';
import { joined, listsOf, plannedDetachmentSchema, reviewProblemSchema } from '../rosters/joined.ts';
import { attending, open, seated } from '../trpc.ts';

/** The lobby, and the caller's roles in the campaign. */
const ownLobbySchema = lobbySchema.extend({
  /** The caller's seat. */
  you: seatIdSchema.nullable(),
  roles: z.array(z.enum(ROLES)).readonly(),
  /** The caller's other seats, which are covered: only on one screen. */
  covered: z.array(seatIdSchema).readonly(),
});

const whichSeatSchema = z.object({ seat: seatIdSchema });

/** Procedures of the router `campaigns` about the lobby: its seats, their choices and armies, and the start. */
export const lobbyProcedures = {
  /** The campaign at an address: who holds which seat, and what still prevents the start. */
  lobby: open
    .input(z.object({ slug: z.string().max(80) }))
    .output(ownLobbySchema)
    .query(async ({ ctx, input }) => {
      const found = await ctx.host.bySlug(input.slug, ctx.session?.userId ?? null);
      // The same error as for a closed campaign: a user who is not signed in may find it after signing in.
      if (found === null) throw new TRPCError({ code: ctx.session === null ? 'UNAUTHORIZED' : 'NOT_FOUND' });
      const { viewer, roles, seat, covered } = await membershipOf(ctx, found.id);
      const shown = await ctx.host.lobby(found.id, viewer, { isOwner: roles.includes('owner') });
      if (shown === null) throw new TRPCError({ code: 'NOT_FOUND' });
      return { ...shown, you: seat, roles, covered };
    }),

  /** Changes the seats and the board of a campaign that has not begun. */
  rearrange: attending
    .input(
      z.object({
        seats: z.array(namedSeatSchema).min(1).max(60),
        /** The members of the setup that are the game's own, such as its map; null: they stay. The host parses them. */
        board: z.record(z.string().max(40), z.unknown()).nullable(),
      }),
    )
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, ...arrangement } }) =>
      answered(await ctx.host.rearrange(campaign, ctx.session.userId, arrangement)),
    ),

  /** Sets who may read the campaign, and whether it appears on the lists of the site; its owner may, at any time. */
  setVisibility: attending
    .input(visibilitySchema)
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
      answered(await ctx.host.setVisibility(campaign, ctx.session.userId, wanted)),
    ),

  /** Takes a free seat. */
  takeSeat: attending
    .input(whichSeatSchema)
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, seat } }) => {
      await countStep(ctx, campaign, 'seats');
      return answered(await ctx.host.takeSeat(campaign, seat, ctx.session.userId));
    }),

  /** Gives up the caller's seat; the owner may free any seat. */
  leaveSeat: attending
    .input(whichSeatSchema)
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, seat } }) => {
      await countStep(ctx, campaign, 'seats');
      return answered(await ctx.host.leaveSeat(campaign, seat, ctx.session.userId));
    }),

  /** Lets the computer play a free seat, or frees it again. */
  letPlay: attending
    .input(whichSeatSchema.extend({ playsItself: z.boolean() }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input }) =>
      answered(await ctx.host.letPlay(input.campaign, input.seat, ctx.session.userId, input.playsItself)),
    ),

  /** Sets the choices of a seat, such as its race; its player and the owner may. The game defines the choices. */
  choose: attending
    .input(whichSeatSchema.extend({ choices: choicesSchema }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input }) =>
      answered(await ctx.host.choose(input.campaign, input.seat, ctx.session.userId, input.choices)),
    ),

  /** Sets the army of the caller's seat: forces, each made of reviewed army lists. */
  setArmy: seated
    .input(z.object({ detachments: z.array(plannedDetachmentSchema).max(40) }))
    .output(
      z.union([
        refusable(doneSchema),
        z.strictObject({ ok: z.literal(false), detachment: z.int32(), problem: reviewProblemSchema }),
      ]),
    )
    .mutation(async ({ ctx, input }) => {
      const list = listsOf(ctx, ctx.session.userId);
      const forces: ListedForce[] = [];
      for (const [detachment, planned] of input.detachments.entries()) {
        const made = await joined(list, planned);
        if (!made.ok) return { ...made, detachment };
        const { name, units } = made.value;
        forces.push({ name, choices: planned.choices, units });
      }
      return answered(await ctx.host.setArmy(input.campaign, ctx.seat, ctx.session.userId, forces));
    }),

  /** Gives the caller's seat a ready-made army. */
  setReadyMade: seated
    .input(z.object({ army: z.string().max(40) }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input }) =>
      answered(await ctx.host.setReadyMade(input.campaign, ctx.seat, ctx.session.userId, input.army)),
    ),

  /** Starts the campaign. Refused with what is missing. */
  start: attending
    .output(refusable(z.strictObject({ n: z.literal(0) })))
    .mutation(async ({ ctx, input }) => answered(await ctx.host.start(input.campaign, ctx.session.userId))),
};

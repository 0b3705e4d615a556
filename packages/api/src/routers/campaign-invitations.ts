import {
  campaignMemberSchema,
  deskReasonSchema,
  INVITED_ROLES,
  invitationCodeSchema,
  invitationSchema,
  invitedToSchema,
  joinedSchema,
  madeInvitationSchema,
  powersSchema,
  watchersSchema,
} from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../answers.ts';
import { attending, inviting, open, seated, signedIn, viewing } from '../trpc.ts';

/** A link by the code in it. */
const linkSchema = z.object({ code: invitationCodeSchema });

/** Procedures of the router `campaigns` about links that let others in, and the users who joined by them. */
export const invitationProcedures = {
  /** Creates a link that lets others in; answers with its code. */
  invite: attending
    .input(
      z.object({
        role: z.enum(INVITED_ROLES).exclude(['deputy']),
        seat: seatIdSchema.nullable(),
        expiresAt: z.iso.datetime(),
        uses: z.int().min(1).max(1000),
      }),
    )
    .output(refusable(z.strictObject({ code: z.string() })))
    .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
      answered(await ctx.host.invite(campaign, ctx.session.userId, wanted)),
    ),

  /** The links to a campaign, with their codes and who used them. */
  invitations: inviting
    .output(z.array(madeInvitationSchema).readonly())
    .query(({ ctx, input }) => ctx.host.invitations(input.campaign)),

  /** Revokes a link; with a reason in `evict` it also removes the people who used it, which only the owner may. */
  revokeInvitation: attending
    .input(z.object({ invitation: z.uuid(), evict: deskReasonSchema.nullable() }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, ...revoking } }) =>
      answered(await ctx.host.revokeInvitation(campaign, ctx.session.userId, revoking)),
    ),

  /** The invitation behind a link; null when there is no such link. Anyone who has the code may ask. */
  invitation: open
    .input(linkSchema)
    .output(invitationSchema.nullable())
    .query(({ ctx, input }) => ctx.host.invitation(input.code)),

  /** Who invites, and to what, as far as everyone who joins may know. Null: the link is closed, or there is none. */
  invitedTo: open
    .input(linkSchema)
    .output(invitedToSchema.nullable())
    .query(({ ctx, input }) => ctx.host.invitedTo(input.code)),

  /** Accepts an invitation: takes a seat, or becomes referee or spectator. */
  join: signedIn
    .input(linkSchema.extend({ seat: seatIdSchema.nullable().default(null) }))
    .output(refusable(joinedSchema))
    .mutation(async ({ ctx, input }) => answered(await ctx.host.join(input.code, ctx.session.userId, input.seat))),

  /** The caller's answer, as a player, to another player's request for a referee. */
  consent: seated
    .input(z.object({ invitation: z.uuid(), agrees: z.boolean() }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, ...answer } }) =>
      answered(await ctx.host.consent(campaign, ctx.session.userId, answer)),
    ),

  /**
   * The invited referees, past and present, who could see everything, and the requests for a referee that wait for the
   * players' consent.
   */
  watchers: viewing.output(watchersSchema).query(({ ctx, input }) => ctx.host.watchers(input.campaign, ctx.viewer)),

  /** The members of a campaign without a seat: its referees and spectators. */
  members: inviting
    .output(z.array(campaignMemberSchema).readonly())
    .query(({ ctx, input }) => ctx.host.members(input.campaign)),

  /** Why the caller may not do alone what only an owner may do, such as ending the war; null for each that they may. */
  powers: attending.output(powersSchema).query(({ ctx, input }) => ctx.host.powers(input.campaign, ctx.session.userId)),

  /** Removes a referee or a spectator from a campaign, with a reason; its owner may. */
  removeMember: attending
    .input(z.object({ user: z.uuid(), reason: deskReasonSchema }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, ...removing } }) =>
      answered(await ctx.host.removeMember(campaign, ctx.session.userId, removing)),
    ),
};

import type { Membership } from '@sealed-orders/host';
import type { SeatId, Viewer } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import type { Context } from './context.ts';

/**
 * What the caller is in the campaign. A campaign that is closed to them and one that does not exist are the same to
 * them: not found, or first sign in.
 */
export async function membershipOf(ctx: Context, campaign: string): Promise<Membership> {
  const found = await ctx.host.membership(campaign, ctx.session?.userId ?? null);
  if (found !== null) return found;
  throw new TRPCError({ code: ctx.session === null ? 'UNAUTHORIZED' : 'NOT_FOUND' });
}

/** The eyes that the caller has on the campaign. */
export async function viewerOf(ctx: Context, campaign: string): Promise<Viewer> {
  return (await membershipOf(ctx, campaign)).viewer;
}

/** The seat that the caller sits on. Who only looks on may not do what seats do. */
export async function seatOf(ctx: Context, campaign: string): Promise<SeatId> {
  const { viewer } = await membershipOf(ctx, campaign);
  if (viewer.kind !== 'seat') throw new TRPCError({ code: 'FORBIDDEN' });
  return viewer.seat;
}

/** Lets the campaign's referees pass. An owner who plays is a player: the referee knows what players must not. */
export async function mustReferee(ctx: Context, campaign: string): Promise<void> {
  const { viewer } = await membershipOf(ctx, campaign);
  if (viewer.kind !== 'referee') throw new TRPCError({ code: 'FORBIDDEN' });
}

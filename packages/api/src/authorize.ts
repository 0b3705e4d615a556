import type { Session } from '@sealed-orders/auth';
import type { Membership } from '@sealed-orders/host';
import type { SeatId, Viewer } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import type { Context } from './context.ts';

/**
 * The caller's membership of the campaign. A campaign that is closed to them looks the same as a missing one: not
 * found, or unauthorized if they are not signed in. A page that takes another seat of the caller's to be open gets
 * nothing.
 */
export async function membershipOf(ctx: Context, campaign: string): Promise<Membership> {
  const found = await ctx.host.membership(campaign, ctx.session?.userId ?? null);
  if (found !== null && isOutdated(ctx, campaign, found)) throw new TRPCError({ code: 'CONFLICT' });
  if (found !== null) return found;
  throw new TRPCError({ code: ctx.session === null ? 'UNAUTHORIZED' : 'NOT_FOUND' });
}

/** Whether the caller's page speaks for a seat that was covered since. */
function isOutdated({ uncoveredSeat = '' }: Context, campaign: string, { seat, covered }: Membership): boolean {
  const isAsked = covered.length > 0 && uncoveredSeat.startsWith(`${campaign}:`);
  return isAsked && uncoveredSeat !== `${campaign}:${seat ?? ''}`;
}

/** The caller's viewer of the campaign. */
export async function viewerOf(ctx: Context, campaign: string): Promise<Viewer> {
  return (await membershipOf(ctx, campaign)).viewer;
}

/** The seat that the caller holds. Users who only watch may not do what seats do. */
export async function seatOf(ctx: Context, campaign: string): Promise<SeatId> {
  const { viewer } = await membershipOf(ctx, campaign);
  if (viewer.kind !== 'seat') throw new TRPCError({ code: 'FORBIDDEN' });
  return viewer.seat;
}

/** Throws unless the caller is a referee. An owner who plays is a player: the referee knows what players must not. */
export async function mustReferee(ctx: Context, campaign: string): Promise<void> {
  const { viewer } = await membershipOf(ctx, campaign);
  if (viewer.kind !== 'referee') throw new TRPCError({ code: 'FORBIDDEN' });
}

/**
 * Throws unless the caller is the owner or a referee. An owner who plays may invite too: it does not depend on what
 * they see.
 */
export async function mustInvite(ctx: Context, campaign: string): Promise<void> {
  const { roles } = await membershipOf(ctx, campaign);
  if (!roles.includes('owner') && !roles.includes('referee')) throw new TRPCError({ code: 'FORBIDDEN' });
}

/**
 * Counts something of a kind that makes a step of the campaign, and throws if the caller has done too much of that kind in
 * the last minute.
 */
export async function countStep(
  { orderRateLimit, session }: Context & { readonly session: Session },
  campaign: string,
  kind: 'orders' | 'seats' | 'ahead',
): Promise<void> {
  if (!(await orderRateLimit.take(`${kind} ${campaign} ${session.userId}`)))
    throw new TRPCError({ code: 'TOO_MANY_REQUESTS' });
}

/** Whose eyes the caller looks through: their own, or as a referee those of another viewer. */
export function eyesOf(viewer: Viewer, as: Viewer | undefined): Viewer {
  if (as !== undefined && viewer.kind !== 'referee') throw new TRPCError({ code: 'FORBIDDEN' });
  return as ?? viewer;
}

/** For answers that are open only when the war is over. Before that they are forbidden to everybody. */
export function afterTheWar<Value>(found: Value | null): Value {
  if (found === null) throw new TRPCError({ code: 'FORBIDDEN' });
  return found;
}

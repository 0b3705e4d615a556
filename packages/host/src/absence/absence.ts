import type { SeatId } from '@sealed-orders/rules/kernel';
import type { DeskReason } from '../desk/types.ts';
import type { Done } from '../lobby/seats.ts';
import type { Shell } from '../shell.ts';
import type { CampaignId, UserId } from '../types.ts';
import { openSeat, shutSeat } from './open-seat.ts';

/** What keeps a war going when a player is away or gone. */
export interface Absence {
  /** Lets others take a seat of a war that has begun; its player, the owner and referees may. */
  openSeat(campaign: CampaignId, seat: SeatId, by: UserId, reason: DeskReason): Promise<Done>;
  /** The seat is not open any more: its player is back, or the owner or a referee decided so. */
  shutSeat(campaign: CampaignId, seat: SeatId, by: UserId, reason: DeskReason): Promise<Done>;
}

export const absenceOf = (shell: Shell): Absence => ({
  openSeat: (campaign, seat, by, reason) => openSeat(shell, { campaign, seat, by }, reason),
  shutSeat: (campaign, seat, by, reason) => shutSeat(shell, { campaign, seat, by }, reason),
});

import type { Result, SeatId } from '@sealed-orders/rules/kernel';
import type { DeskReason } from '../deeds/types.ts';
import type { DeputyLink, NewHoliday } from '../seats/types.ts';
import type { Shell } from '../shell/shell.ts';
import type { Done, Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { deputyLink, dismissDeputy, inviteDeputy } from './deputies.ts';
import { announceHoliday, cancelHolidays } from './holidays.ts';
import { openSeat, shutSeat } from './open-seat.ts';

/** What keeps a war going when a player is away or gone. */
export interface Absence {
  /** Lets others take a seat of a war that has begun; its player, the owner and referees may. */
  openSeat(campaign: CampaignId, seat: SeatId, by: UserId, reason: DeskReason): Promise<Done>;
  /** Closes the seat to others: its player is back, or the owner or a referee decided so. */
  shutSeat(campaign: CampaignId, seat: SeatId, by: UserId, reason: DeskReason): Promise<Done>;
  /** Announces days on which the player of a seat is away; everybody can read them. */
  announceHoliday(campaign: CampaignId, seat: SeatId, by: UserId, wanted: NewHoliday): Promise<Done>;
  /** Makes a link by which one person becomes the deputy of the seat; only its player may. */
  inviteDeputy(campaign: CampaignId, seat: SeatId, by: UserId): Promise<Result<{ readonly code: string }, Refusal>>;
  /** That link; only the seat's player gets it. */
  deputyLink(campaign: CampaignId, seat: SeatId, by: UserId): Promise<DeputyLink | null>;
  /** Removes the seat's deputy; its player and the deputy may do so. */
  dismissDeputy(campaign: CampaignId, seat: SeatId, by: UserId): Promise<Done>;
  /** Ends the player's holiday now and cancels later ones. */
  cancelHolidays(campaign: CampaignId, seat: SeatId, by: UserId): Promise<void>;
}

export const absenceOf = (shell: Shell): Absence => ({
  openSeat: (campaign, seat, by, reason) => openSeat(shell, { campaign, seat, by }, reason),
  shutSeat: (campaign, seat, by, reason) => shutSeat(shell, { campaign, seat, by }, reason),
  announceHoliday: (campaign, seat, by, wanted) => announceHoliday(shell, { campaign, seat, by }, wanted),
  inviteDeputy: (campaign, seat, by) => inviteDeputy(shell, { campaign, seat, by }),
  deputyLink: (campaign, seat, by) => deputyLink(shell, { campaign, seat, by }),
  dismissDeputy: (campaign, seat, by) => dismissDeputy(shell, { campaign, seat, by }),
  cancelHolidays: (campaign, seat, by) => cancelHolidays(shell, { campaign, seat, by }),
});

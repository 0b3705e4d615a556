import type { ListedForce, Result, SeatId, Viewer } from '@sealed-orders/rules/kernel';
import { resume } from '../clock-deeds/resume.ts';
import type { DeskReason } from '../deeds/types.ts';
import type { Shell } from '../shell/shell.ts';
import type { Choices } from '../vocabulary/choices.ts';
import type { Done, Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { copyTemplate } from './copy-template.ts';
import { createCampaign } from './create.ts';
import type { Invitation, Joined, NewInvitation } from './invitation-types.ts';
import { invitation, invite, join } from './invite.ts';
import { invitedTo } from './invited-to.ts';
import { bySlug, mine, publicCampaigns } from './lists.ts';
import { lobby } from './lobby.ts';
import { beginPractice } from './practice.ts';
import { publicWars } from './public-wars.ts';
import type { PublicWars, WantedWars } from './public-wars-types.ts';
import { rearrange } from './rearrange.ts';
import { choose, leaveSeat, letPlay, setArmy, setReadyMade, takeSeat } from './seats.ts';
import { start } from './start.ts';
import type { Arrangement, CampaignLine, InvitedTo, Lobby, NewCampaign, NewPractice, Visibility } from './types.ts';
import { setVisibility } from './visibility.ts';

type Answer<Value> = Promise<Result<Value, Refusal>>;

/** Campaigns from their creation to their start, and the lists of them. */
export interface Campaigns {
  createCampaign(by: UserId, wanted: NewCampaign): Answer<{ readonly id: CampaignId; readonly slug: string }>;
  /** Creates and starts the game's practice war: the user in the first seat, the computer plays the others. */
  beginPractice(by: UserId, wanted: NewPractice): Answer<{ readonly id: CampaignId; readonly slug: string }>;
  /**
   * Armies are shown to their own seat and to referees, who can no longer take a seat; the owner learns what is outside
   * the terms in them.
   */
  lobby(campaign: CampaignId, viewer: Viewer, as?: { readonly isOwner: boolean }): Promise<Lobby | null>;
  takeSeat(campaign: CampaignId, seat: string, user: UserId): Promise<Done>;
  leaveSeat(campaign: CampaignId, seat: string, user: UserId): Promise<Done>;
  choose(campaign: CampaignId, seat: string, user: UserId, choices: Choices): Promise<Done>;
  setArmy(campaign: CampaignId, seat: string, user: UserId, forces: readonly ListedForce[]): Promise<Done>;
  /** Gives the seat a ready-made army. */
  setReadyMade(campaign: CampaignId, seat: string, user: UserId, army: string): Promise<Done>;
  /** Lets the computer play a free seat, or frees it again; the owner may. */
  letPlay(campaign: CampaignId, seat: string, user: UserId, playsItself: boolean): Promise<Done>;
  /** Changes seats and board before the start; the owner may. */
  rearrange(campaign: CampaignId, by: UserId, arrangement: Arrangement): Promise<Done>;
  /** Sets who may read the campaign, and whether it appears on the lists of the site; the owner may, at any time. */
  setVisibility(campaign: CampaignId, by: UserId, wanted: Visibility): Promise<Done>;
  /**
   * Creates a campaign with the settings of another, without its people and its log; the owner and referees of that one
   * may.
   */
  copyTemplate(
    campaign: CampaignId,
    by: UserId,
    name: string,
  ): Answer<{ readonly id: CampaignId; readonly slug: string }>;
  invite(campaign: CampaignId, by: UserId, wanted: NewInvitation): Answer<{ readonly code: string }>;
  invitation(code: string): Promise<Invitation | null>;
  /** What an open link invites its users to; null: there is no such link, or it is closed. */
  invitedTo(code: string): Promise<InvitedTo | null>;
  join(code: string, user: UserId, wanted?: SeatId | null): Answer<Joined>;
  start(campaign: CampaignId, by: UserId): Answer<{ readonly n: 0 }>;
  /** Resumes a paused campaign; its owner and referees may. */
  resume(campaign: CampaignId, by: UserId, reason: DeskReason): Promise<Done>;
  mine(user: UserId): Promise<readonly CampaignLine[]>;
  publicCampaigns(): Promise<readonly CampaignLine[]>;
  publicWars(wanted: WantedWars): Promise<PublicWars>;
  /** The campaign at an address, or at a former one if the user is a member. */
  bySlug(slug: string, user?: UserId | null): Promise<{ readonly id: CampaignId } | null>;
}

export function campaignsOf(shell: Shell): Campaigns {
  return {
    createCampaign: (by, wanted) => createCampaign(shell, by, wanted),
    beginPractice: (by, wanted) => beginPractice(shell, by, wanted),
    lobby: (campaign, viewer, as) => lobby(shell, campaign, viewer, as),
    takeSeat: (campaign, seat, user) => takeSeat(shell, { campaign, seat, user }),
    leaveSeat: (campaign, seat, user) => leaveSeat(shell, { campaign, seat, user }),
    choose: (campaign, seat, user, choices) => choose(shell, { campaign, seat, user }, choices),
    setArmy: (campaign, seat, user, forces) => setArmy(shell, { campaign, seat, user }, forces),
    setReadyMade: (campaign, seat, user, army) => setReadyMade(shell, { campaign, seat, user }, army),
    letPlay: (campaign, seat, user, playsItself) => letPlay(shell, { campaign, seat, user }, playsItself),
    rearrange: (campaign, by, arrangement) => rearrange(shell, campaign, by, arrangement),
    setVisibility: (campaign, by, wanted) => setVisibility(shell, campaign, by, wanted),
    copyTemplate: (campaign, by, name) => copyTemplate(shell, campaign, by, name),
    invite: (campaign, by, wanted) => invite(shell, campaign, by, wanted),
    invitation: (code) => invitation(shell, code),
    invitedTo: (code) => invitedTo(shell, code),
    join: (code, user, wanted) => join(shell, code, user, wanted),
    start: (campaign, by) => start(shell, campaign, by),
    resume: (campaign, by, reason) => resume(shell, campaign, by, reason),
    mine: (user) => mine(shell, user),
    publicCampaigns: () => publicCampaigns(shell),
    publicWars: (wanted) => publicWars(shell, wanted),
    bySlug: (slug, user = null) => bySlug(shell, slug, user),
  };
}

import type { Viewer } from '@sealed-orders/rules/kernel';
import { type Powers, powersOf } from '../access/powers.ts';
import type { Shell } from '../shell/shell.ts';
import type { Done } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { consent, refereeRequests } from './consent.ts';
import { answerOffer, heirs, offer, offerCampaign } from './hand-over.ts';
import type { MadeInvitation } from './invitation-types.ts';
import { invitations, type Revoking, revokeInvitation } from './invitations.ts';
import { members, type Removing, removeMember } from './members.ts';
import { refereeTerms } from './referee-terms.ts';
import { rename } from './rename.ts';
import type { CampaignMember, Heir, Offer, Watchers } from './types.ts';

/** Invitations, members and referees of campaigns. */
export interface Guests {
  /** With their codes, for users who may invite. */
  invitations(campaign: CampaignId): Promise<readonly MadeInvitation[]>;
  revokeInvitation(campaign: CampaignId, by: UserId, revoking: Revoking): Promise<Done>;
  /** Referees and spectators, for users who may invite. */
  members(campaign: CampaignId): Promise<readonly CampaignMember[]>;
  removeMember(campaign: CampaignId, by: UserId, removing: Removing): Promise<Done>;
  /** Changes the name by which others know the user: nobody else in their campaigns may have one like it. */
  rename(user: UserId, name: string): Promise<Done>;
  /** Why this user may not do alone what only an owner may do. */
  powers(campaign: CampaignId, user: UserId): Promise<Powers>;
  /** The referees, past and present, who could see everything. Only players and referees see requests for a referee. */
  watchers(campaign: CampaignId, viewer: Viewer): Promise<Watchers>;
  /** The people whom the owner could offer the campaign to. */
  heirs(campaign: CampaignId, by: UserId): Promise<readonly Heir[]>;
  /** The current offer of the campaign, for its owner and the user it is made to. */
  offer(campaign: CampaignId, user: UserId): Promise<Offer | null>;
  /** Offers the campaign to one of its members, or with null takes the offer back; its owner may. */
  offerCampaign(campaign: CampaignId, by: UserId, to: UserId | null): Promise<Done>;
  /** Answers the offer; a user who accepts becomes the owner. */
  answerOffer(campaign: CampaignId, user: UserId, accepts: boolean): Promise<Done>;
  /** Records a player's answer to another player's request for a referee. */
  consent(
    campaign: CampaignId,
    user: UserId,
    answer: { readonly invitation: string; readonly agrees: boolean },
  ): Promise<Done>;
}

export function guestsOf(shell: Shell): Guests {
  return {
    invitations: (campaign) => invitations(shell, campaign),
    revokeInvitation: (campaign, by, revoking) => revokeInvitation(shell, campaign, by, revoking),
    members: (campaign) => members(shell, campaign),
    heirs: (campaign, by) => heirs(shell, campaign, by),
    offer: (campaign, user) => offer(shell, campaign, user),
    offerCampaign: (campaign, by, to) => offerCampaign(shell, campaign, by, to),
    answerOffer: (campaign, user, accepts) => answerOffer(shell, campaign, user, accepts),
    removeMember: (campaign, by, removing) => removeMember(shell, campaign, by, removing),
    rename: (user, name) => rename(shell, user, name),
    powers: (campaign, user) => powersOf(shell.db.pool, campaign, user, shell.now()),
    watchers: async (campaign, viewer) => ({
      terms: await refereeTerms(shell, campaign),
      requests: viewer.kind === 'spectator' ? [] : await refereeRequests(shell, campaign),
    }),
    consent: (campaign, user, answer) => consent(shell, campaign, user, answer),
  };
}

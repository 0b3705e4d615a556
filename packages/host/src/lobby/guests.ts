import type { Viewer } from '@sealed-orders/rules/kernel';
import type { Shell } from '../shell.ts';
import type { CampaignId, UserId } from '../types.ts';
import { consent, refereeRequests } from './consent.ts';
import { invitations, type Revoking, revokeInvitation } from './invitations.ts';
import { members, removeMember } from './members.ts';
import { refereeTerms } from './referee-terms.ts';
import type { Done } from './seats.ts';
import type { CampaignMember, MadeInvitation, Watchers } from './types.ts';

/** Invitations, members and referees of campaigns. */
export interface Guests {
  /** With their codes, for users who may invite. */
  invitations(campaign: CampaignId): Promise<readonly MadeInvitation[]>;
  revokeInvitation(campaign: CampaignId, by: UserId, revoking: Revoking): Promise<Done>;
  /** Referees and spectators, for users who may invite. */
  members(campaign: CampaignId): Promise<readonly CampaignMember[]>;
  removeMember(campaign: CampaignId, by: UserId, user: UserId): Promise<Done>;
  /** The referees, past and present, who could see everything. Only players and referees see requests for a referee. */
  watchers(campaign: CampaignId, viewer: Viewer): Promise<Watchers>;
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
    removeMember: (campaign, by, user) => removeMember(shell, campaign, by, user),
    watchers: async (campaign, viewer) => ({
      terms: await refereeTerms(shell, campaign),
      requests: viewer.kind === 'spectator' ? [] : await refereeRequests(shell, campaign),
    }),
    consent: (campaign, user, answer) => consent(shell, campaign, user, answer),
  };
}

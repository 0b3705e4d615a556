import type { Memberships } from '../access/membership.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import type { Changes } from './changes.ts';

/** What knows of people in campaigns and announces changes; the shell does. */
interface Announcer {
  readonly memberships: Memberships;
  readonly changes: Changes;
}

/** The lobby's pages hear of the change in all processes. */
export async function tellLobby({ memberships, changes }: Announcer, campaign: CampaignId): Promise<void> {
  memberships.forget(campaign);
  const change = { what: 'lobby' as const, campaign, n: 0 };
  changes.tell(change);
  await changes.notify([change]);
}

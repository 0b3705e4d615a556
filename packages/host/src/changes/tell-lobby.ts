import type { Memberships } from '../access/membership.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import type { Changes } from './changes.ts';

/** The parts of the shell that know members of campaigns and announce changes. */
interface Announcer {
  readonly memberships: Memberships;
  readonly changes: Changes;
}

/** Notifies the lobby's pages in all processes. */
export async function tellLobby({ memberships, changes }: Announcer, campaign: CampaignId): Promise<void> {
  memberships.forget(campaign);
  const change = { what: 'lobby' as const, campaign, n: 0 };
  changes.tell(change);
  await changes.notify([change]);
}

import { lobbyText } from '@sealed-orders/text/pages/lobby';
import type { Trpc } from '../api/client.ts';

/** What follows every change in the lobby. */
export const lobbyChange = (trpc: Trpc) => ({
  refusals: lobbyText.refusals,
  again: [trpc.campaigns.lobby.queryKey()] as const,
});

/** What follows when a link was revoked or a member removed. */
export const guestChange = ({ campaigns: { invitations, members, watchers }, desk }: Trpc, campaign: string) => ({
  refusals: lobbyText.refusals,
  again: [invitations, members, watchers, desk.log].map((list) => list.queryKey({ campaign })),
});

import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import type { Trpc } from '../api/client.ts';

/** What follows when somebody asked for a seat or was answered. */
export const requesting = ({ seatRequests, campaigns, play, desk }: Trpc) => ({
  refusals: seatRequestsText.refusals,
  again: [seatRequests.pathKey(), campaigns.lobby.queryKey(), play.head.queryKey(), desk.pathKey()] as const,
});

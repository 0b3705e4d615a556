import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import type { Trpc } from '../api/client.ts';

/** What follows a request for a seat, or its answer. */
export const requesting = ({ seatRequests, campaigns, play, desk }: Trpc) => ({
  refusals: seatRequestsText.refusals,
  again: [seatRequests.pathKey(), campaigns.lobby.queryKey(), play.head.queryKey(), desk.pathKey()] as const,
});

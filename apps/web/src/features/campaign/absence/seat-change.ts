import { absenceText } from '@sealed-orders/text/pages/absence';
import type { Trpc } from '../../api/client.ts';

/** What follows when a seat was opened, taken or given up: its player's view of the whole campaign changes. */
export const seatChange = (trpc: Trpc, campaign: string) => ({
  refusals: absenceText.refusals,
  first: trpc.play.head.queryKey({ campaign }),
  again: [[]] as const,
});

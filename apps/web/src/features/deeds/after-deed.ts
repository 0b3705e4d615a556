import { deskText } from '@sealed-orders/text/pages/desk';
import type { Trpc } from '../api/client.ts';

/**
 * What follows a deed: the campaign and the list of deeds are refetched.
 * @param isByPhase whether the game has phases; if not, all orders count on arrival
 */
export const afterDeed = (trpc: Trpc, campaign: string, isByPhase = true) => ({
  refusals: isByPhase ? deskText.refusals : { ...deskText.refusals, ...deskText.onArrival.refusals },
  again: [
    trpc.play.head.queryKey({ campaign }),
    trpc.desk.log.queryKey({ campaign }),
    trpc.desk.board.queryKey(),
  ] as const,
});

import { deskText } from '@sealed-orders/text/pages/desk';
import type { Trpc } from '../api/client.ts';

/** What follows a deed: the campaign and the list of deeds are refetched. */
export const afterDeed = (trpc: Trpc, campaign: string) => ({
  refusals: deskText.refusals,
  again: [
    trpc.play.head.queryKey({ campaign }),
    trpc.desk.log.queryKey({ campaign }),
    trpc.desk.board.queryKey(),
  ] as const,
});

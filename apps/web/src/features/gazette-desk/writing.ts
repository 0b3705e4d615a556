import { gazetteDeskText } from '@sealed-orders/text/pages/gazette-desk';
import type { Trpc } from '../api/client.ts';

/** What follows when something was written for the gazette. */
export const writing = (trpc: Trpc) => ({
  refusals: gazetteDeskText.refusals,
  again: [trpc.gazette.pathKey()] as const,
});

import type { AppRouter } from '@sealed-orders/api';
import { createTRPCClient, httpBatchLink, httpLink, splitLink } from '@trpc/client';
import { patient } from './patient.ts';

const url = '/api/trpc';

/** Procedures that take files: each call is a request of its own. */
const UPLOADS: readonly string[] = ['rosters.upload', 'writeUps.addPicture', 'ending.importWar'];

/** Concurrent calls are batched, except for army lists: the server takes each alone. */
export function directClient() {
  const condition = ({ path }: { readonly path: string }): boolean => UPLOADS.includes(path);
  const link = splitLink<AppRouter>({
    condition,
    true: httpLink({ url }),
    false: httpBatchLink({ url, fetch: patient }),
  });
  return createTRPCClient<AppRouter>({ links: [link] });
}

import type { AppRouter } from '@sealed-orders/api';
import { createTRPCClient, httpBatchLink, httpLink, splitLink, type TRPCLink } from '@trpc/client';
import { tap } from '@trpc/server/observable';
import { patient } from './patient.ts';
import { uncoveredSeat, uncoveredSeatHeaders } from './uncovered-seat.ts';

const url = '/api/trpc';

/** Procedures that take files: each call is a request of its own. */
const UPLOADS: readonly string[] = ['rosters.upload', 'writeUps.addPicture', 'ending.importWar'];

/** A page whose seat has been covered is left, whatever it asked for. Few readers need what that takes. */
async function leaveIfCovered(error: unknown): Promise<void> {
  if (uncoveredSeat() !== null) (await import('./cover-page.ts')).leaveIfCovered(error);
}

const watchful: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next(op).pipe(tap({ error: (error) => void leaveIfCovered(error) }));

/** Concurrent calls are batched, except for army lists: the server takes each alone. */
export function directClient() {
  const condition = ({ path }: { readonly path: string }): boolean => UPLOADS.includes(path);
  const link = splitLink<AppRouter>({
    condition,
    true: httpLink({ url, headers: uncoveredSeatHeaders }),
    false: httpBatchLink({ url, fetch: patient, headers: uncoveredSeatHeaders }),
  });
  return createTRPCClient<AppRouter>({ links: [watchful, link] });
}

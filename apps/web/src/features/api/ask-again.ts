import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

const isFirst = ({ state }: Query): boolean => state.data === undefined && state.fetchStatus === 'fetching';

/**
 * Fetches what a key names again, after a change. The first answer to a query may still be on its way, although it was
 * asked for before the change: it does not count, and is asked for anew.
 */
export async function askAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey, predicate: isFirst });
  await queries.invalidateQueries({ queryKey });
}

import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

const isFirst = ({ state }: Query): boolean => state.data === undefined && state.fetchStatus === 'fetching';

/**
 * Fetches again what a key names, after a change. A first answer that is still on its way may be older than the change,
 * so it is dropped and requested once more.
 */
export async function askAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey, predicate: isFirst });
  await queries.invalidateQueries({ queryKey });
}

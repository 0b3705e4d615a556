import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTRPC } from '../api/client.ts';

const never = () => () => undefined;

/**
 * The reader. The bar of the page asks too, and may know before the rest of the page has hydrated: until then the rest
 * waits, as the server did.
 */
export function useMe() {
  const trpc = useTRPC();
  const me = useQuery(trpc.account.me.queryOptions());
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isTakenOver ? me : { ...me, data: undefined, error: null, isPending: true as const };
}

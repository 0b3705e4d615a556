import { useMemo } from 'react';
import { allLoaded } from './all-loaded.ts';
import { useLoaded } from './use-loaded.ts';

/**
 * The result of `load`; null while it loads. It is loaded immediately if it is wanted, and otherwise once the page has
 * stopped loading, before it is wanted. `load` must be the same in all renders.
 */
export function useLoadedEarly<Loaded extends object>(load: () => Promise<Loaded>, isWanted: boolean): Loaded | null {
  const loadLast = useMemo(
    () => async () => {
      await allLoaded();
      return load();
    },
    [load],
  );
  return useLoaded(isWanted ? load : loadLast, true);
}

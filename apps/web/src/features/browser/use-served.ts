import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => undefined;

/** Whether the page is still as the server rendered it: true on the server, and in a browser until hydration. */
export const useServed = (): boolean =>
  useSyncExternalStore(
    nothingChanges,
    () => false,
    () => true,
  );

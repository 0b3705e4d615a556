import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => undefined;

/** Whether the page is still as the server made it: true there, and in a browser until it has taken over. */
export const useServed = (): boolean =>
  useSyncExternalStore(
    nothingChanges,
    () => false,
    () => true,
  );

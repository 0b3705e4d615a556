import { lazy } from 'react';
import { allLoaded } from '../../browser/all-loaded.ts';

/** Loaded once orders have been given. */
export const CameOf = lazy(async () => ({ default: (await import('./came-of.tsx')).CameOf }));

/** Drawn from the beginning, but loaded after everything that orders need. */
export const PostedOrders = lazy(async () => {
  await allLoaded();
  return { default: (await import('./posted-orders.tsx')).PostedOrders };
});

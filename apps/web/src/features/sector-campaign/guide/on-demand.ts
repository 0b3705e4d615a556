import { lazy } from 'react';
import { allLoaded } from '../../browser/all-loaded.ts';

/** Shown from the start, but loaded after everything that declarations need. */
export const Guide = lazy(async () => {
  await allLoaded();
  return { default: (await import('./guide.tsx')).SectorGuide };
});

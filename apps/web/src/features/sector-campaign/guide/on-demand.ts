import { lazy } from 'react';
import { allLoaded } from '../../browser/all-loaded.ts';

/** Drawn from the beginning, but loaded after everything that declarations need. */
export const Guide = lazy(async () => {
  await allLoaded();
  return { default: (await import('./guide.tsx')).SectorGuide };
});

import { lazy } from 'react';

// Parts of the board that declaring does not need: each is loaded when it is first drawn.
export const LegendDialog = lazy(async () => ({ default: (await import('./legend.tsx')).LegendDialog }));
export const SectorList = lazy(async () => ({ default: (await import('./sector-list.tsx')).SectorList }));

import { lazy } from 'react';

// Parts of the board that giving orders does not need: each is loaded when it is first drawn.
export const LayersSheet = lazy(async () => ({ default: (await import('./layers-sheet.tsx')).LayersSheet }));
export const LegendDialog = lazy(async () => ({ default: (await import('./legend.tsx')).LegendDialog }));
export const StarList = lazy(async () => ({ default: (await import('./star-list.tsx')).StarList }));

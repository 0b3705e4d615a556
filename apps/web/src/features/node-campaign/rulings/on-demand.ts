import { lazy } from 'react';

/** Only referees load it. */
export const Rulings = lazy(async () => ({ default: (await import('./desk-rulings.tsx')).DeskRulings }));

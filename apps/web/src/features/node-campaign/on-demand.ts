import { lazy } from 'react';

/** Only players who took over a seat load it. */
export const HandOver = lazy(async () => ({ default: (await import('./panels/hand-over.tsx')).NodeHandOver }));

/** Only referees load it. */
export const Rulings = lazy(async () => ({ default: (await import('./rulings/desk-rulings.tsx')).DeskRulings }));

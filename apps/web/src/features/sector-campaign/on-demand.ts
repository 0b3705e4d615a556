import { lazy } from 'react';

/** Only players who took over a seat load it. */
export const HandOver = lazy(async () => ({ default: (await import('./panels/hand-over.tsx')).SectorHandOver }));

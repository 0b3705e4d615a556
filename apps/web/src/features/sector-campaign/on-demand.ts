import { lazy } from 'react';

/** Only campaigns that are being set up load it. */
export const SetUpCard = lazy(async () => ({ default: (await import('./setup/set-up-card.tsx')).SetUpCard }));

/** Only players who took over a seat load it. */
export const HandOver = lazy(async () => ({ default: (await import('./panels/hand-over.tsx')).SectorHandOver }));

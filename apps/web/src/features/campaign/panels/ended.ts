import { lazy } from 'react';

/** How the war ended: loaded once it has. */
export const WarOver = lazy(async () => ({ default: (await import('./war-over.tsx')).WarOver }));

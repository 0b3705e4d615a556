import { lazy } from 'react';

/** How the war ended: loaded when it has. */
export const WarOver = lazy(async () => ({ default: (await import('./war-over.tsx')).WarOver }));

import { lazy } from 'react';

/** Only readers whose campaign has a claim to victory, or could have one, load it. */
export const ClaimNotice = lazy(async () => ({ default: (await import('./claim.tsx')).ClaimNotice }));

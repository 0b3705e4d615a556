import { lazy } from 'react';

/** Only flights with several kinds of units load it. */
export const LossOrder = lazy(async () => ({ default: (await import('./loss-order.tsx')).LossOrder }));

import { lazy } from 'react';

const loadGo = () => import('./go-button.tsx');

/** Only practice wars load it. */
export const GoButton = lazy(async () => ({ default: (await loadGo()).GoButton }));
export const GoFromPanel = lazy(async () => ({ default: (await loadGo()).GoFromPanel }));

/** Only a game night loads it. */
export const NightClock = lazy(async () => ({ default: (await import('./night-clock.tsx')).NightClock }));

import { lazy } from 'react';

const parts = {
  go: () => import('./go-button.tsx'),
  night: () => import('./night-strip.tsx'),
  setUp: () => import('./set-up-strip.tsx'),
};

/** Only practice wars load it. */
export const GoButton = lazy(async () => ({ default: (await parts.go()).GoButton }));
export const GoFromPanel = lazy(async () => ({ default: (await parts.go()).GoFromPanel }));

/** Only a game night loads them. */
export const NightClock = lazy(async () => ({ default: (await import('./night-clock.tsx')).NightClock }));
export const NightStrip = lazy(async () => ({ default: (await parts.night()).NightStrip }));
export const PhoneNight = lazy(async () => ({ default: (await parts.night()).PhoneNight }));

/** Only the set-up loads them. */
export const SetUpStrip = lazy(async () => ({ default: (await parts.setUp()).SetUpStrip }));
export const PhoneSetUp = lazy(async () => ({ default: (await parts.setUp()).PhoneSetUp }));

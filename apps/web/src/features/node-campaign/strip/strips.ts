import { lazy } from 'react';

const parts = {
  night: () => import('./night-strip.tsx'),
  setUp: () => import('./set-up-strip.tsx'),
};

/** Only a game night loads them. */
export const NightStrip = lazy(async () => ({ default: (await parts.night()).NightStrip }));
export const PhoneNight = lazy(async () => ({ default: (await parts.night()).PhoneNight }));

/** Only the set-up loads them. */
export const SetUpStrip = lazy(async () => ({ default: (await parts.setUp()).SetUpStrip }));
export const PhoneSetUp = lazy(async () => ({ default: (await parts.setUp()).PhoneSetUp }));

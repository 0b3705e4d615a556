import { lazy } from 'react';
import { allLoaded } from '../../browser/all-loaded.ts';

/** Only campaigns at the start of a turn load it. */
export const CommandSheetCard = lazy(async () => ({ default: (await import('./command-sheet.tsx')).CommandSheetCard }));
/** Only campaigns at the end of a turn load it. */
export const TurnEndCard = lazy(async () => ({ default: (await import('./turn-end.tsx')).TurnEndCard }));

/** Shown below the declaration in campaigns with optional rules, but loaded after everything that declarations need. */
export const Resources = lazy(async () => {
  await allLoaded();
  return { default: (await import('./resources-card.tsx')).ResourcesCard };
});

/** So does what is set in advance. */
export const Lasting = lazy(async () => {
  await allLoaded();
  return { default: (await import('./lasting.tsx')).Lasting };
});

import { lazy } from 'react';

/** Only campaigns at the start of a turn load it. */
export const CommandSheetCard = lazy(async () => ({ default: (await import('./command-sheet.tsx')).CommandSheetCard }));
/** Only campaigns at the end of a turn load it. */
export const TurnEndCard = lazy(async () => ({ default: (await import('./turn-end.tsx')).TurnEndCard }));
/** Only campaigns with optional rules show it. */
export const Resources = lazy(async () => ({ default: (await import('./resources-card.tsx')).ResourcesCard }));
/** Declarations don't need what is set in advance. */
export const Lasting = lazy(async () => ({ default: (await import('./lasting.tsx')).Lasting }));

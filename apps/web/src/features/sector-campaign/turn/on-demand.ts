import { lazy } from 'react';

/** Only campaigns at the start of a turn load it. */
export const CommandSheetCard = lazy(async () => ({ default: (await import('./command-sheet.tsx')).CommandSheetCard }));
/** Only campaigns at the end of a turn load it. */
export const TurnEndCard = lazy(async () => ({ default: (await import('./turn-end.tsx')).TurnEndCard }));
/** What is set in advance is not needed for a declaration. */
export const Lasting = lazy(async () => ({ default: (await import('./lasting.tsx')).Lasting }));

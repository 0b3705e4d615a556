import { lazy } from 'react';

/** Loaded only by commanders who queue something, and staff members who propose something for later. */
export const QueueEditor = lazy(async () => ({ default: (await import('./queue-editor.tsx')).QueueEditor }));
/** Only sides with a staff load it. */
export const Proposals = lazy(async () => ({ default: (await import('./proposals.tsx')).Proposals }));

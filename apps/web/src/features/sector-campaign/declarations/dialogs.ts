import { lazy } from 'react';

const parts = {
  pass: async () => ({ default: (await import('./pass-dialog.tsx')).PassDialog }),
  propose: async () => ({ default: (await import('./propose-dialog.tsx')).ProposeDialog }),
};

export const PassDialog = lazy(parts.pass);
/** Only staff members load it. */
export const ProposeDialog = lazy(parts.propose);

/** Loads the question before a pass. */
export const loadPass = parts.pass;

import { siteText } from './site.ts';

/** Messages on every page when a request failed or its answer was lost. */
export const actionText = {
  failed: {
    'signed-out': siteText.signedOut,
    forbidden: 'You aren’t allowed to do this. Nothing was changed.',
    'not-found': 'This is gone, or you can’t see it any more. Nothing was changed.',
    'not-understood': 'The server couldn’t read what this page sent. Reload the page.',
    'too-often': 'Too many attempts in a short time. Wait a moment, then try again.',
  },
  /** After these, a page may not say that nothing was changed unless it has checked. */
  lost: {
    done: 'The server’s answer was lost, but this was done.',
    'not-done': 'The server’s answer was lost, and this was not done. Try again.',
    shown:
      'The server’s answer was lost, so this may have been done. The page now shows what is on record: check it before you try again.',
    unknown: 'The server’s answer was lost, so this may have been done. Check before you try again.',
    'out-of-reach': 'No connection to the server. This may have been done: check when you are back online.',
  },
} as const;

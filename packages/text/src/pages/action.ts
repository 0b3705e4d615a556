import { siteText } from './site.ts';

/** Messages on any page when a request fails or its reply is lost. */
export const actionText = {
  failed: {
    'signed-out': siteText.signedOut,
    forbidden: 'You aren’t allowed to do this. Nothing was changed.',
    'not-found': 'This no longer exists, or you can’t see it any more. Nothing was changed.',
    'not-understood': 'The server couldn’t read what this page sent. Reload the page.',
    'too-often': 'Too many attempts in a short time. Wait a moment, then try again.',
  },
  /** A page that shows one of these doesn't know whether anything was changed, unless it has checked. */
  lost: {
    done: 'The server’s reply was lost, but your change was saved.',
    'not-done': 'The server’s reply was lost, and your change was not saved. Try again.',
    shown:
      'The server’s reply was lost, so your change may have been saved. The page now shows what is saved: check it before you try again.',
    unknown: 'The server’s reply was lost, so your change may have been saved. Check before you try again.',
    'out-of-reach': 'No connection to the server. Your change may have been saved: check when you are back online.',
  },
} as const;

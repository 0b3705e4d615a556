/** Words that only the server writes into pages: no browser loads them as script. */
export const servedText = {
  tagline: 'Run a wargame map campaign: secret orders, sealed and resolved together.',
  unofficial: 'Unofficial. Bring your own lists; no publisher’s rules, artwork or unit statistics are included.',
  otherName:
    'This site does not answer by this name. Open it at the address that you were given. If you run it, set NEXTAUTH_URL to the address that people type, or add this name to ALLOWED_HOSTS; docs/operation.md says more.',
  missingParts: {
    away: {
      title: 'Part of this page has not arrived.',
      says: 'There is no connection to the server. What you saved is safe. The page tries again by itself, or you do it now.',
      action: 'Try again',
    },
    old: {
      title: 'This page is older than the site.',
      says: 'The site was brought up to date while the page was open. Load the page again; what you saved is safe.',
      action: 'Load the page again',
    },
  },
} as const;

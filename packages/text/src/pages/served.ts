/** Words that only the server writes into pages; browsers do not load them as script. */
export const servedText = {
  tagline: 'Run a wargame map campaign: secret orders, sealed and resolved together.',
  unofficial: 'Unofficial. Bring your own lists; no publisher’s rules, artwork or unit statistics are included.',
  otherName:
    'This site doesn’t answer at this address. Use the address you were given. If you run the site, set NEXTAUTH_URL to the address that people type, or add this name to ALLOWED_HOSTS; see docs/operation.md.',
  withoutScripts: {
    says: 'This page needs scripts, and your browser doesn’t run any. You can read the gazettes without them:',
    own: 'read the gazette of this campaign',
    or: 'or',
    all: 'see all public campaigns',
  },
  missingParts: {
    away: {
      title: 'Part of this page is missing.',
      says: 'There is no connection to the server. Everything you saved is safe. The page will keep trying, or you can try again now.',
      action: 'Try again',
    },
    old: {
      title: 'This page is older than the site.',
      says: 'The site was updated while this page was open. Everything you saved is safe. Reload the page.',
      action: 'Reload page',
    },
  },
} as const;

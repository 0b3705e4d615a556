/** Text that only the server writes into pages. Browsers don't load it as part of a script. */
export const servedText = {
  tagline: 'Run a wargame map campaign: secret orders, sealed and resolved together.',
  unofficial: 'Unofficial. Bring your own lists; no publisher’s rules, artwork or unit statistics are included.',
  otherName:
    'The site isn’t available at this address. Use the address you were given. If you run the site, set NEXTAUTH_URL to the address people use, or add this name to ALLOWED_HOSTS (see docs/operation.md).',
  withoutScripts: {
    says: 'This page needs JavaScript, but your browser has it turned off. Without it, you can still',
    own: 'read this campaign’s gazette',
    or: 'or',
    all: 'see all public campaigns',
    list: 'Public campaigns',
  },
  missingParts: {
    away: {
      title: 'Part of this page didn’t load.',
      says: 'No connection to the server. Everything you saved is safe. The page will keep trying, or you can try again now.',
      action: 'Try again',
    },
    old: {
      title: 'This page is out of date.',
      says: 'The site was updated while this page was open. Everything you saved is safe. Reload the page.',
      action: 'Reload page',
    },
  },
} as const;

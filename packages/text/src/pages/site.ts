/** Text on every page. */
export const siteText = {
  /** The label of the bell; `count`: how many items are new. */
  news: (count: string | null): string => (count === null ? 'News' : `News, ${count} new`),
  name: 'Sealed Orders',
  skip: 'Skip to content',
  home: 'Sealed Orders, home page',
  menu: 'Menu',
  account: (name: string): string => `Account: ${name}`,
  titleOf: (page: string): string => `${page} · Sealed Orders`,
  campaign: 'Campaign',
  campaigns: 'Campaigns',
  desk: 'Desk',
  armies: 'Army lists',
  maps: 'Maps',
  rules: 'Rules',
  newCampaign: 'New campaign',
  signIn: 'Sign in',
  signUp: 'Create an account',
  signOut: 'Sign out',
  ownAccount: 'Your account',
  darkTheme: 'Dark theme',
  lightTheme: 'Light theme',
  close: 'Close',
  /** Shown when a number is outside its limits. */
  numberLimits: (least: number, most: number): string => `Enter a whole number from ${least} to ${most}.`,
  undo: 'Undo',
  back: 'Back',
  retry: 'Try again',
  loadingMap: 'Drawing the map',
  loading: 'Loading',
  ruleOf: (rule: string): string => `Rule ${rule}`,
  notFound: {
    title: 'There is nothing here',
    says: 'The address may be mistyped, or the campaign may be private. You haven’t lost anything.',
    action: 'Go to the home page',
  },
  failed: {
    title: 'This page could not be shown',
    says: 'Your drafts and sealed orders are safe. Reload the page. If it fails again, tell the person who runs this site.',
    action: 'Reload page',
    start: 'Go to the home page',
    code: (digest: string): string => `They can find the error under ${digest}.`,
  },
  unreachable: {
    title: 'No connection to the server',
    says: 'Nothing was changed. The page will keep trying, or you can try again now.',
    action: 'Try again',
  },
  unreadable: {
    title: 'This campaign can’t be read',
    says: 'It has stopped because this version of the site can’t read what was saved. Nothing was deleted. Tell the person who runs this site.',
    action: 'Go to the home page',
  },
  signInNeeded: {
    title: 'Sign in to see this',
    says: 'You need an account to see this page.',
    action: 'Sign in',
  },
  signedOut: 'You are signed out. Sign in in another tab, then try again here.',
  notYours: {
    title: 'This campaign is private',
    says: 'Ask its referee for an invitation, then open the link you get.',
    action: 'Go to the home page',
  },
} as const;

/** Text for a field for a day and time. */
export const momentText = {
  when: 'Day and time',
  whenHint: (zone: string): string => `In your time zone, ${zone.replaceAll('_', ' ')}.`,
  open: (label: string): string => `${label}: show the calendar`,
  close: (label: string): string => `${label}: close the calendar`,
  /** The default time of a day. */
  usualTime: '19:00',
} as const;

/** Text for a field that offers a long list. */
export const pickText = {
  clear: 'Clear',
  open: 'Show the list',
  none: 'Nothing matches.',
} as const;

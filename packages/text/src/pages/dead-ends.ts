/** Text for what the site answers instead of a page, with the one way on. */
export const deadEndText = {
  notFound: {
    title: 'There is nothing here',
    says: 'The address may be mistyped, or the campaign may be private. You haven’t lost anything.',
    action: 'Go to the home page',
  },
  unreadable: {
    title: 'This campaign can’t be read',
    says: 'This version of the site can’t read what was saved. Nothing was deleted. Tell the person who runs this site.',
    action: 'Go to the home page',
  },
  signInNeeded: {
    title: 'Sign in to see this',
    says: 'You need an account to see this page.',
    action: 'Sign in',
  },
  notYours: {
    title: 'This campaign is private',
    says: 'Ask its referee for an invitation, then open the link they send you.',
    action: 'Go to the home page',
  },
} as const;

/** Text for the page that explains practice campaigns; each game adds its own. */
export const practicePageText = {
  game: 'Game',
  underWay: 'Your practice campaigns',
  signUp: 'You need an account, so that your campaign is still there when you come back.',
} as const;

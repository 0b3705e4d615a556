/** Text for the page that explains practice campaigns; each game says what it is like there. */
export const practicePageText = {
  game: 'Game',
  underWay: 'Your practice campaigns',
  signUp: 'You need an account so your campaign is still there when you come back.',
} as const;

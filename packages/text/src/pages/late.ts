/** For a player who hadn't sealed when the phase closed, in campaigns where drafts don't count. */
export const lateText = {
  label: 'Your orders were too late',
  title: (at: string): string => `Closed at ${at}`,
  /** `done`: what happened instead, in the words of the game. */
  says: (done: string): string =>
    `Your orders were not sealed, so ${done} this time. You can still read your draft here.`,
  draft: (at: string | null): string => (at === null ? 'My draft' : `My draft, ${at}`),
} as const;

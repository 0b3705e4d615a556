/** Text for what a campaign page says when something has happened. */
export const noticesText = {
  offline: (since: string): string => `No connection since ${since}. What you see may be out of date.`,
  /** @param where the phase, in the words of its game: `turn 3, Movement orders` */
  resolved: (where: string): string => `Resolved: ${where}.`,
  /** Said when a day begins, in a game whose rounds are days. */
  begun: (where: string): string => `Now: ${where}.`,
} as const;

/** The pages beside the board: their tabs. */
export const viewsText = {
  battles: 'Battles',
  forces: 'Army',
} as const;

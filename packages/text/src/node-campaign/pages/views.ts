/** The pages beside the map: their tabs. */
export const viewsText = {
  battles: 'Battles',
  forces: 'Forces',
  night: 'Game night',
} as const;

/** The tabs of the pages next to the map. */
export const viewsText = {
  battles: 'Battles',
  forces: 'Forces',
  night: 'Game night',
} as const;

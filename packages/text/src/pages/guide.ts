/** Where the guide through a first turn is found again. */
export const guideMenuText = { again: 'Guide to the first turn' } as const;

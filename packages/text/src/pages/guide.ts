/** How to find the guide through a first turn again. */
export const guideMenuText = { again: 'Guide to the first turn' } as const;

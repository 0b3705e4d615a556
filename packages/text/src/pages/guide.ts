/** How to find the guide for newcomers again. */
export const guideMenuText = { again: 'Guide to your first orders' } as const;

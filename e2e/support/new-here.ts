/** A browser that the site has never been open in: the guide through a first turn offers itself. */
export const NEW_HERE = { storageState: { cookies: [], origins: [] } };

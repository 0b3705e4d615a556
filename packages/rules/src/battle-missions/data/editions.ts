export const EDITIONS = ['1'] as const;

/** The edition of new battles. */
export const EDITION = '1';

export const EDITIONS = ['1'] as const;

/** The edition of new campaigns. */
export const EDITION = '1';

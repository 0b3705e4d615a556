/** In a choice: a deal without a treaty. */
export const NO_TREATY = 'none';

/** HEX-CLAIM-12: forces that are discovered and wait for a later phase. */
export const FIND_KINDS = ['enemies', 'followers', 'mercenaries'] as const;
export type FindKind = (typeof FIND_KINDS)[number];

/** In a choice: a defence that is no shrine. */
export const NO_GOD = 'none';

import type { Kind } from '../vocabulary.ts';

/** MSN-OBJ-03: percent of the points limit for a table quarter, by whose it is. */
export const QUARTER_PERCENT = { own: 0, adjacent: 25, enemy: 50 } as const;
export const PERCENT = 100;

/** MSN-OBJ-06, for the text beside the tick: inches from the centre of the table. */
export const FIELD_INCHES = 12;

/** MSN-ESC-02: the kinds that may start on the table. */
export const BASIC_KINDS: readonly Kind[] = ['infantry', 'character'];

/** MSN-VP-01: levels at which victory points are used without saying so. */
export const POINTS_AT = { alpha: false, gamma: true, omega: true } as const;

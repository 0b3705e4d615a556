/**
 * SQL: the two seats of a conversation in their fixed order, whatever language the database sorts by. Both arguments
 * are expressions of type text.
 */
export const low = (a: string, b: string): string => `least(${a} COLLATE "C", ${b} COLLATE "C")`;
export const high = (a: string, b: string): string => `greatest(${a} COLLATE "C", ${b} COLLATE "C")`;

/** SQL: whether a row of `message`, by its alias, is of the conversation of these two seats of campaign $1. */
export const isBetween = (alias: string, a: string, b: string): string =>
  `${alias}.campaign_id = $1 AND ${alias}.low = ${low(a, b)} AND ${alias}.high = ${high(a, b)}`;

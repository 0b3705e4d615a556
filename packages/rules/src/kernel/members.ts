/** A record of plain JSON. */
export type Members = Readonly<Record<string, unknown>>;

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Array.isArray that keeps the read-only type. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

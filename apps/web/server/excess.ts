import { z } from 'zod';

/**
 * What the input of one procedure may have at most: elements of one list or object, values in all, and levels. Within the
 * 512 KB of a body an object can have 60,000 members, and a schema takes 400 ms to say what is wrong with each.
 */
const MOST = { elements: 20_000, values: 100_000, levels: 64 };

/** Says where an input has more than any page sends, before a schema looks at each element; null: nowhere. */
export function excessOf(input: unknown): z.ZodError | null {
  let values = 0;
  const look = (value: unknown, path: readonly string[]): readonly string[] | null => {
    values += 1;
    if (values > MOST.values) return path;
    if (typeof value !== 'object' || value === null) return null;
    const keys = Array.isArray(value) ? value.length : Object.keys(value).length;
    if (keys > MOST.elements || path.length >= MOST.levels) return path;
    for (const [key, one] of Object.entries(value)) {
      const found = look(one, [...path, key]);
      if (found !== null) return found;
    }
    return null;
  };
  const path = look(input, []);
  if (path === null) return null;
  return new z.ZodRealError([
    { code: 'custom', path: [...path], message: 'more than any page sends', input: undefined },
  ]);
}

import type { z } from 'zod';

/** Something that this browser keeps for its reader, under a name of its own. */
export interface Kept<Value> {
  /** Null: nothing is kept, or what is kept is not understood. */
  readonly read: () => Value | null;
  readonly write: (value: Value) => void;
  readonly forget: () => void;
}

/** A browser may have no storage, or none left: then nothing is kept. */
export function kept<Value>(name: string, schema: z.ZodType<Value>): Kept<Value> {
  const key = `sealed-orders ${name}`;
  return {
    read: () => {
      try {
        return schema.parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
      } catch {
        return null;
      }
    },
    write: (value) => {
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // The page goes on without it.
      }
    },
    forget: () => {
      try {
        localStorage.removeItem(key);
      } catch {
        // There was nothing.
      }
    },
  };
}

/** A value that this browser stores for its reader, under its own name. */
export interface Kept<Value> {
  /** Null: nothing is stored, or the value is not valid. */
  readonly read: () => Value | null;
  readonly write: (value: Value) => void;
  readonly forget: () => void;
}

/**
 * A browser may have no storage, or none left: then nothing is stored. `understood` parses the stored value; null, or
 * an error, if it is invalid. `tab`: other tabs have their own.
 */
export function kept<Value>(
  name: string,
  understood: (found: unknown) => Value | null,
  where: 'browser' | 'tab' = 'browser',
): Kept<Value> {
  const key = `sealed-orders ${name}`;
  const storage = () => (where === 'tab' ? sessionStorage : localStorage);
  return {
    read: () => {
      try {
        return understood(JSON.parse(storage().getItem(key) ?? 'null'));
      } catch {
        return null;
      }
    },
    write: (value) => {
      try {
        storage().setItem(key, JSON.stringify(value));
      } catch {
        // The page goes on without it.
      }
    },
    forget: () => {
      try {
        storage().removeItem(key);
      } catch {
        // There was nothing.
      }
    },
  };
}

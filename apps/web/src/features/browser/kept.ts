/** Something that this browser keeps for its reader, under a name of its own. */
export interface Kept<Value> {
  /** Null: nothing is kept, or what is kept is not understood. */
  readonly read: () => Value | null;
  readonly write: (value: Value) => void;
  readonly forget: () => void;
}

/**
 * A browser may have no storage, or none left: then nothing is kept. `understood` reads what is found; null, or an error,
 * for what it is not. `tab`: other tabs keep their own.
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

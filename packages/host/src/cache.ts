/** A bounded store: what was not asked for longest goes first. */
export interface Cache<Value> {
  get(key: string): Value | undefined;
  /** `weight` in any unit, the same as the limit's. */
  put(key: string, value: Value, weight: number): void;
  /** Forgets everything whose key begins with this. */
  forget(prefix: string): void;
}

interface Kept<Value> {
  readonly value: Value;
  readonly weight: number;
}

/** A cache that holds up to `limit` of weight, and at least one value. */
export function createCache<Value>(limit: number): Cache<Value> {
  const kept = new Map<string, Kept<Value>>();
  let total = 0;

  const drop = (key: string, weight: number): void => {
    kept.delete(key);
    total -= weight;
  };

  return {
    get(key) {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      // A Map keeps the order of insertion: the last asked for goes to the end.
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    put(key, value, weight) {
      const old = kept.get(key);
      if (old !== undefined) drop(key, old.weight);
      kept.set(key, { value, weight });
      total += weight;
      for (const [oldest, { weight: freed }] of kept) {
        if (total <= limit || oldest === key) break;
        drop(oldest, freed);
      }
    },
    forget(prefix) {
      for (const [key, { weight }] of kept) if (key.startsWith(prefix)) drop(key, weight);
    },
  };
}

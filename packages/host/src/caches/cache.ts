/** A bounded cache that evicts the least recently used entry first. */
export interface Cache<Value> {
  get(key: string): Value | undefined;
  /** `weight` is in the same unit as the limit. */
  put(key: string, value: Value, weight: number): void;
  /** Removes every entry whose key begins with this prefix. */
  forget(prefix: string): void;
}

interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
}

/** A cache that holds entries of up to `limit` total weight, and always at least one entry. */
export function createCache<Value>(limit: number): Cache<Value> {
  const entries = new Map<string, Entry<Value>>();
  let total = 0;

  const drop = (key: string, weight: number): void => {
    entries.delete(key);
    total -= weight;
  };

  return {
    get(key) {
      const found = entries.get(key);
      if (found === undefined) return undefined;
      // A Map keeps the order of insertion: the entry used last goes to the end.
      entries.delete(key);
      entries.set(key, found);
      return found.value;
    },
    put(key, value, weight) {
      const old = entries.get(key);
      if (old !== undefined) drop(key, old.weight);
      entries.set(key, { value, weight });
      total += weight;
      for (const [oldest, { weight: freed }] of entries) {
        if (total <= limit || oldest === key) break;
        drop(oldest, freed);
      }
    },
    forget(prefix) {
      for (const [key, { weight }] of entries) if (key.startsWith(prefix)) drop(key, weight);
    },
  };
}

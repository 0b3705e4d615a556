/** The members of a record in the order of their keys' code units: the value of `keys[i]` is `values[i]`. */
export interface Listing<Key extends string = string, Value = unknown> {
  readonly keys: readonly Key[];
  readonly values: readonly Value[];
}

/** Listing a large table walks over memory each time, so listings of immutable tables are cached. */
const listings = new WeakMap<object, Listing>();

/** Caches the listing of a table, which nobody may change from now on. */
export function keepListing<Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
  listing: Listing<Key, Value>,
): void {
  listings.set(table, listing);
}

/** The cached listing of the table, if any. */
export function keptListing<Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
): Listing<Key, Value> | undefined {
  // The cached listing has the table's own members.
  return listings.get(table) as Listing<Key, Value> | undefined;
}

/** The members of any record, without those that are `undefined`. Not to be changed. */
export function listingOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>): Listing<Key, Value> {
  const known = keptListing(record);
  if (known !== undefined) return known;
  const keys: Key[] = [];
  const values: Value[] = [];
  for (const key of orderedKeys(record)) {
    const value = record[key];
    if (value === undefined) continue;
    keys.push(key);
    values.push(value);
  }
  return { keys, values };
}

/** The keys of any record in order. Checking the order first is cheaper than sorting. */
function orderedKeys<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  // Object.keys loses the key type.
  const keys = Object.keys(record) as Key[];
  for (let i = 1; i < keys.length; i++) if ((keys[i - 1] ?? '') > (keys[i] ?? '')) return keys.sort();
  return keys;
}

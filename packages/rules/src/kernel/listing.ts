/** The members of a record in the order of their keys' code units: the value of `keys[i]` is `values[i]`. */
export interface Listing<Key extends string = string, Value = unknown> {
  readonly keys: readonly Key[];
  readonly values: readonly Value[];
}

/** To list the members of a large table takes a walk over memory each time: those of tables that never change are kept. */
const listings = new WeakMap<object, Listing>();

/** Keeps the listing of a table that nobody may change from now on. */
export function keepListing<Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
  listing: Listing<Key, Value>,
): void {
  listings.set(table, listing);
}

/** What was kept for the table, if anything was. */
export function keptListing<Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
): Listing<Key, Value> | undefined {
  // What is kept for a table are its own members.
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

/** The keys of any record in order. To look whether they are in order already is cheaper than to sort them. */
function orderedKeys<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  // Object.keys forgets the type of its keys.
  const keys = Object.keys(record) as Key[];
  for (let i = 1; i < keys.length; i++) if ((keys[i - 1] ?? '') > (keys[i] ?? '')) return keys.sort();
  return keys;
}

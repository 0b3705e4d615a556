/** Keys of a record in the order of their code units, so that no result hangs on the order in which it was built. */
export function sortedKeys<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return keysOf(record).sort();
}

/** Keys in no order that may be relied on: for sums, marks and lookups only. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  // The one place that tells the compiler what Object.keys gives for a record with branded keys.
  return Object.keys(record) as Key[];
}

/** A record with one value for each key. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  // As above: fromEntries forgets the type of its keys.
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}

/** What a record holds under a name that came from outside: never what every object inherits. */
export function lookup<Key extends string, Value>(record: Readonly<Record<Key, Value>>, key: Key): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/**
 * A copy that its maker may go on filling. It has no prototype, so it is a plain table from the start: of 400 members
 * and 200 more a copy takes 0.05 ms, by spreading 0.18 ms. For states, which are stored as JSON; not for what goes to
 * a page.
 */
export function tableFrom<Key extends string, Value>(record: Readonly<Record<Key, Value>>): Record<Key, Value> {
  const table: Record<Key, Value> = Object.create(null);
  for (const key in record) table[key] = record[key];
  return table;
}

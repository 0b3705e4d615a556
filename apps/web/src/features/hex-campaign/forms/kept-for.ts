/** Memoizes a function's answer for as long as its argument object lives. */
export function keptFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: make(key) };
    known.set(key, found);
    return found.value;
  };
}

/**
 * Remembers what was made of an object that never changes, for as long as the object lives. Charts, states and views
 * are such objects: compiling a 60 by 60 chart takes about a millisecond, and a form asks of the same view for every
 * piece and every key stroke.
 */
export function remembered<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const made = new WeakMap<Source, Made>();
  return (source) => {
    const known = made.get(source);
    if (known !== undefined) return known;
    const fresh = make(source);
    made.set(source, fresh);
    return fresh;
  };
}

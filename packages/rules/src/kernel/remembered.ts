/**
 * Caches a result computed from an immutable object, for as long as the object lives. Charts, states and views
 * are such objects: compiling a 60 by 60 chart takes about a millisecond, and a form uses the same view for every
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

/** A result with its sources. */
interface Kept<Made> {
  readonly parts: readonly unknown[];
  readonly made: Made;
}

/**
 * The same for results from only some parts of a source: from one state to the next many parts stay the same
 * objects, and so do the results. Caches the last result for each main part.
 * @param main the part that changes most often
 * @param others all other parts that count. They live as long as the main part, so two such caches may not each have
 *   the other's main part here: together they would keep every past state alive.
 */
export function rememberedFor<Source, Made>(
  main: (source: Source) => object,
  others: (source: Source) => readonly unknown[],
  make: (source: Source) => Made,
): (source: Source) => Made {
  const kept = new WeakMap<object, Kept<Made>>();
  return (source) => {
    const known = kept.get(main(source));
    const parts = others(source);
    if (known?.parts.every((part, i) => part === parts[i]) === true) return known.made;
    const made = make(source);
    kept.set(main(source), { parts, made });
    return made;
  };
}

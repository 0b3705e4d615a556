/** Whether a name says what something is: `Orsana orbit` is an orbit. */
export const saysKind = (name: string, kind: string): boolean =>
  ` ${name.toLowerCase()} `.includes(` ${kind.toLowerCase()} `);

/** A name with those facts that it does not say: `Lantern Deep, deep space`, but `The Warp`. */
export const withKind = (name: string, facts: readonly string[]): string =>
  [name, ...facts.filter((fact) => !saysKind(name, fact))].join(', ');

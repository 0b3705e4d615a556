/**
 * How dice are read: a generator that asks for one die after the other, and returns the reading when it has all. The
 * server throws dice for it, or players type in theirs: both are read by the same rule. MSN-COMP-05.
 */
export type Reader<Reading> = Generator<'die', Reading, number>;

/** Typed dice as a reader finds them. */
export type Read<Reading> =
  | { readonly kind: 'read'; readonly reading: Reading }
  | { readonly kind: 'too-few' }
  | { readonly kind: 'too-many' };

/** MSN-COMP-05: the reading of these dice. @param dice each from 1 to 6 */
export function readDice<Reading>(reader: Reader<Reading>, dice: readonly number[]): Read<Reading> {
  let step: IteratorResult<'die', Reading> = reader.next();
  for (const die of dice) {
    if (step.done === true) return { kind: 'too-many' };
    step = reader.next(die);
  }
  return step.done === true ? { kind: 'read', reading: step.value } : { kind: 'too-few' };
}

/** MSN-COMP-05: throws as many dice as the reader asks for. @param die throws one */
export function throwDice(reader: Reader<unknown>, die: () => number): readonly number[] {
  const dice: number[] = [];
  let step = reader.next();
  while (step.done !== true) {
    const thrown = die();
    dice.push(thrown);
    step = reader.next(thrown);
  }
  return dice;
}

/** One die. */
export function* oneDie(): Reader<number> {
  return yield 'die';
}

/** The sum of several dice. */
export function* sumOf(count: number): Reader<number> {
  let sum = 0;
  for (let thrown = 0; thrown < count; thrown++) sum += yield 'die';
  return sum;
}

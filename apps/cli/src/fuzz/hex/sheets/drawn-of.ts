import type { Random } from '../../random.ts';

/** So many of a list, none twice, in any order; all of them where there are no more. */
export function drawnOf<Value>(list: readonly Value[], count: number, random: Random): readonly Value[] {
  const left = [...list];
  const drawn: Value[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(random.int(left.length), 1));
  return drawn;
}

import type { Random } from '../../random.ts';

/** This many members of a list, each at most once, in any order; all of them if there are not enough. */
export function drawnOf<Value>(list: readonly Value[], count: number, random: Random): readonly Value[] {
  const left = [...list];
  const drawn: Value[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(random.int(left.length), 1));
  return drawn;
}

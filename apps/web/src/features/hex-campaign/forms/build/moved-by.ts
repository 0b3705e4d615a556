/** The list with the item at `index` one place earlier (-1) or later (1). */
export function movedBy<Item>(list: readonly Item[], index: number, by: -1 | 1): readonly Item[] {
  const other = index + by;
  const [one, two] = [list[index], list[other]];
  if (one === undefined || two === undefined) return list;
  return list.map((item, i) => (i === index ? two : i === other ? one : item));
}

/**
 * A text that equal values share, whatever the order of their keys. Hashes are of `canonical`, which is fast on whole
 * states; a page that only compares a few records loads this instead.
 */
export const sortedText = (value: unknown): string => JSON.stringify(value, sorted);

function sorted(_key: string, part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

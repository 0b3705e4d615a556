/** How many are made at the same time: a server's queue of pending connections is limited. */
const GROUP = 100;

/** Makes this many of something asynchronous, a group at a time. */
export async function inGroups<Made>(count: number, make: (i: number) => Promise<Made>): Promise<readonly Made[]> {
  const made: Made[] = [];
  for (let from = 0; from < count; from += GROUP) {
    const group = Array.from({ length: Math.min(GROUP, count - from) }, (_, i) => make(from + i));
    made.push(...(await Promise.all(group)));
  }
  return made;
}

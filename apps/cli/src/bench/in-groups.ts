/** How many are made at once: a server's queue of connections that it has not taken yet is not endless. */
const GROUP = 100;

/** Makes so many of something that has to be waited for, a group at a time. */
export async function inGroups<Made>(count: number, make: (i: number) => Promise<Made>): Promise<readonly Made[]> {
  const made: Made[] = [];
  for (let from = 0; from < count; from += GROUP) {
    const group = Array.from({ length: Math.min(GROUP, count - from) }, (_, i) => make(from + i));
    made.push(...(await Promise.all(group)));
  }
  return made;
}

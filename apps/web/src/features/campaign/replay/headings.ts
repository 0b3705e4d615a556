import type { Beat } from '../door.ts';

/** Fewest parts of the ruler for a heading: one that begins sooner after another has no room. */
const HEADING = 0.14;

/** How many letters fit on the narrowest ruler, with the gap after them. */
const LETTERS = 90;
const GAP = 2;

const roomFor = (section: string): number => Math.max(HEADING, (section.length + GAP) / LETTERS);

/** Where parts of the report begin, as far as there is room for the headings. */
export function headingsOf(
  beats: readonly Pick<Beat, 'section'>[],
): readonly { readonly at: number; readonly section: string }[] {
  const shown: { readonly at: number; readonly section: string }[] = [];
  beats.forEach(({ section }, at) => {
    if (section === beats[at - 1]?.section) return;
    const last = shown.at(-1);
    const begins = last === undefined ? 0 : last.at + beats.length * roomFor(last.section);
    if (at >= begins && at + beats.length * roomFor(section) <= beats.length) shown.push({ at, section });
  });
  return shown;
}

import type { Beat } from '../door.ts';

/** Parts of the rule that a heading takes: one that begins sooner after another has no room. */
const HEADING = 0.14;

/** Where parts of the report begin, as far as there is room to say so. */
export function headingsOf(
  beats: readonly Pick<Beat, 'section'>[],
): readonly { readonly at: number; readonly section: string }[] {
  const shown: { readonly at: number; readonly section: string }[] = [];
  beats.forEach(({ section }, at) => {
    if (section === beats[at - 1]?.section) return;
    const last = shown.at(-1)?.at ?? -beats.length;
    if (at - last >= beats.length * HEADING && beats.length - at >= beats.length * HEADING) shown.push({ at, section });
  });
  return shown;
}

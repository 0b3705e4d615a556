import type { SeatId } from '@sealed-orders/rules/kernel';
import { plain, type Sentence } from '@sealed-orders/text';
import type { ReportLine, ReportSection } from '../door.ts';

/** Which lines of a report are shown. Null and empty: all of them. */
export interface ReportFilter {
  readonly seat: SeatId | null;
  /** The id of a section. */
  readonly section: string | null;
  /** A word that the sentence or its place holds: a unit, a place. */
  readonly word: string;
}

export const NO_FILTER: ReportFilter = { seat: null, section: null, word: '' };

export const isFiltering = ({ seat, section, word }: ReportFilter): boolean =>
  seat !== null || section !== null || word.trim() !== '';

/** The sections with the lines that the filter lets through; a line of nobody's belongs to every side. */
export function filtered(sections: readonly ReportSection[], filter: ReportFilter): readonly ReportSection[] {
  const { seat, section, word } = filter;
  const wanted = word.trim().toLowerCase();
  const isShown = (line: ReportLine): boolean =>
    (seat === null || line.seat === null || line.seat === seat) &&
    (wanted === '' || `${plain(line.sentence())} ${line.place?.label ?? ''}`.toLowerCase().includes(wanted));
  return sections
    .filter(({ id }) => section === null || id === section)
    .map((part) => ({
      ...part,
      lines: part.lines.filter(isShown),
      // What is not made of lines cannot be searched.
      body: wanted === '' ? part.body : null,
    }))
    .filter(({ lines, body }) => lines.length > 0 || body !== null);
}

/** Lines that are told one by one, or several of one kind under one sentence. */
export type Told =
  | { readonly kind: 'line'; readonly line: ReportLine }
  | { readonly kind: 'fold'; readonly key: string; readonly sentence: Sentence; readonly lines: readonly ReportLine[] };

/** From so many lines of one kind on, one sentence tells of all of them. */
const FOLD = 3;

/** The lines in their order; those that belong together fold into one, at the place of the first. */
export function folded(lines: readonly ReportLine[]): readonly Told[] {
  const told = new Set<string>();
  return lines.flatMap((line): readonly Told[] => {
    const { fold } = line;
    const group = fold === null ? [] : lines.filter((other) => other.fold?.key === fold.key);
    if (fold === null || group.length < FOLD) return [{ kind: 'line', line }];
    if (told.has(fold.key)) return [];
    told.add(fold.key);
    return [{ kind: 'fold', key: fold.key, sentence: fold.sentence(group.map(({ event }) => event)), lines: group }];
  });
}

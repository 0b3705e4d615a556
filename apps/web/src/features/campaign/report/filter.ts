import type { SeatId } from '@sealed-orders/rules/kernel';
import { plain, type Sentence } from '@sealed-orders/text';
import type { ReportLine, ReportSection } from '../door.ts';

/** Which lines of a report are shown. Null and empty: all of them. */
export interface ReportFilter {
  readonly seat: SeatId | null;
  /** The id of a section. */
  readonly section: string | null;
  /** A unit or a place, by its name in the sentences. */
  readonly subject: string | null;
  /** A word in the sentence or its place. */
  readonly word: string;
}

export const NO_FILTER: ReportFilter = { seat: null, section: null, subject: null, word: '' };

export const isFiltering = ({ seat, section, subject, word }: ReportFilter): boolean =>
  seat !== null || section !== null || subject !== null || word.trim() !== '';

/** The units and places that a line mentions. */
function subjectsOf({ sentence, place }: ReportLine): readonly string[] {
  const named = sentence().flatMap(({ kind, text }) => (kind === 'text' || kind === 'seat' ? [] : [text]));
  return place === null ? named : [...named, place.label];
}

/** All units and places that a report mentions, in alphabetical order. */
export function subjectsIn(sections: readonly ReportSection[]): readonly string[] {
  const all = sections.flatMap(({ lines }) => lines.flatMap(subjectsOf));
  return [...new Set(all)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** The sections with the lines that pass the filter; a neutral line belongs to every side. */
export function filtered(sections: readonly ReportSection[], filter: ReportFilter): readonly ReportSection[] {
  const { seat, section, subject, word } = filter;
  const wanted = word.trim().toLowerCase();
  const isShown = (line: ReportLine): boolean =>
    (seat === null || line.seat === null || line.seat === seat) &&
    (subject === null || subjectsOf(line).includes(subject)) &&
    (wanted === '' || `${plain(line.sentence())} ${line.place?.label ?? ''}`.toLowerCase().includes(wanted));
  return sections
    .filter(({ id }) => section === null || id === section)
    .map((part) => ({
      ...part,
      lines: part.lines.filter(isShown),
      // Sections without lines cannot be searched.
      body: wanted === '' && subject === null ? part.body : null,
    }))
    .filter(({ lines, body }) => lines.length > 0 || body !== null);
}

/** Lines shown one by one, or several of one kind under one sentence. */
export type Told =
  | { readonly kind: 'line'; readonly line: ReportLine }
  | { readonly kind: 'fold'; readonly key: string; readonly sentence: Sentence; readonly lines: readonly ReportLine[] };

/** Lines of one kind fold into one sentence from this number on. */
const FOLD = 3;

/** The lines in their order; related lines fold into one, at the place of the first. */
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

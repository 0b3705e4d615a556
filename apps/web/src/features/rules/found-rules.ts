import type { RuleChapter, RuleEntry } from '@sealed-orders/rules/kernel';

/** The rules in which every word of a search occurs: in the id, the title, the wording or the ruling. */
export function foundRules(chapters: readonly RuleChapter[], search: string): readonly RuleChapter[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter((rule) => words.every((word) => textOf(rule, chapter.title).includes(word)));
    return rules.length === 0 ? [] : [{ ...chapter, rules }];
  });
}

const textOf = ({ id, title, wording, ruling }: RuleEntry, chapter: string): string =>
  [id, title, wording, ruling ?? '', chapter].join(' ').toLowerCase();

/** The search text of an address: the first of several, trimmed and not too long; empty: nothing. */
export function searchOf(q: string | readonly string[] | undefined): string {
  const first = typeof q === 'string' ? q : (q?.[0] ?? '');
  return first.trim().slice(0, 100);
}

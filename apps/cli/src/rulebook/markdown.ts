import type { RuleChapter, RuleEntry } from '@sealed-orders/rules/kernel';
import { printedStatus, printedText } from '@sealed-orders/text/cli/rulebook';

function entry(rule: RuleEntry): string {
  const ruling = rule.ruling === null ? [] : [printedText.ruling(rule.ruling)];
  return [`### ${rule.id} · ${rule.title}`, rule.wording, ...ruling, printedStatus(rule.status)].join('\n\n');
}

/** A rulebook as one Markdown text: a table of how much is played, then the chapters with every rule. */
export function rulebookText(title: string, chapters: readonly RuleChapter[]): string {
  const rows = chapters.map(({ title, rules }) => {
    const played = rules.filter((rule) => rule.status.kind === 'played').length;
    return `| ${title} | ${rules.length} | ${played} |`;
  });
  const parts = [
    `# ${title}`,
    printedText.preface,
    [`| ${printedText.columns.join(' | ')} |`, '| --- | --- | --- |', ...rows].join('\n'),
    ...chapters.flatMap((chapter) => [`## ${chapter.title}`, ...chapter.rules.map(entry)]),
  ];
  return `${parts.join('\n\n')}\n`;
}

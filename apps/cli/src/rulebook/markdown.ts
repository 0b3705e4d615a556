import type { RuleChapter, RuleEntry } from '@sealed-orders/rules/kernel';

const STATUS = {
  played: 'Played by the engine.',
  'at-the-table': 'Carried out by people.',
} as const;

function status({ status }: RuleEntry): string {
  return status.kind === 'left-out' ? `Not played yet: ${status.reason}` : STATUS[status.kind];
}

function entry(rule: RuleEntry): string {
  const ruling = rule.ruling === null ? [] : [`*Ruling.* ${rule.ruling}`];
  return [`### ${rule.id} · ${rule.title}`, rule.wording, ...ruling, status(rule)].join('\n\n');
}

/** A rulebook as one Markdown text: a table of how much is played, then the chapters with every rule. */
export function rulebookText(title: string, chapters: readonly RuleChapter[]): string {
  const rows = chapters.map(({ title, rules }) => {
    const played = rules.filter((rule) => rule.status.kind === 'played').length;
    return `| ${title} | ${rules.length} | ${played} |`;
  });
  const parts = [
    `# ${title}`,
    'In our own words; made from the rulebook that the engine cites. Change the rulebook, not this file.',
    ['| chapter | rules | played |', '| --- | --- | --- |', ...rows].join('\n'),
    ...chapters.flatMap((chapter) => [`## ${chapter.title}`, ...chapter.rules.map(entry)]),
  ];
  return `${parts.join('\n\n')}\n`;
}

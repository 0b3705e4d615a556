import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { coverage, coverageText } from '@sealed-orders/text/cli/coverage';
import type { Run } from '../command.ts';

/** Every order, choice and decision of the hex campaign with its page, as Markdown. */
export function coverageTable(): string {
  const { title, preface, columns } = coverageText;
  const tables = coverage.map(({ title, places }) => {
    const rows = Object.entries(places).map(([word, place]) => `| \`${word}\` | ${place} |`);
    return [`## ${title}`, [`| ${columns.join(' | ')} |`, '| --- | --- |', ...rows].join('\n')].join('\n\n');
  });
  return `${[`# ${title}`, preface, ...tables].join('\n\n')}\n`;
}

/** Writes the table to the named file, or to docs. */
export const writeCoverage: Run = async ([file = 'docs/coverage.md'], terminal) => {
  const path = resolve(terminal.cwd, file);
  writeFileSync(path, coverageTable());
  terminal.out(coverageText.written(path));
  return 0;
};

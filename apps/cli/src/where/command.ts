import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { coverageText } from '@sealed-orders/text/cli/coverage';
import type { Run } from '../command.ts';
import { choiceRows, PARTS, titleOf, wordRows } from './rows.ts';

const coded = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Every order, choice and decision of the hex campaign with its page, as Markdown. */
export function coverageTable(): string {
  const { title, preface, columns, choices } = coverageText;
  const [words, said] = [wordRows(), choiceRows()];
  const sections = PARTS.map((part) => {
    const orders = words
      .filter((row) => row.part === part)
      .map(({ word, fields, place, journeys }) => [coded([word]), coded(fields), place ?? '', coded(journeys)]);
    const fields = said
      .filter((row) => row.part === part)
      .map(({ names, of, values, journeys, why }) => [
        coded(names),
        coded(of),
        values.join(', '),
        why ?? coded(journeys),
      ]);
    return [
      `## ${titleOf(part)}`,
      table(columns, orders),
      ...(fields.length > 0 ? [choices.says, table(choices.columns, fields)] : []),
    ].join('\n\n');
  });
  return `${[`# ${title}`, preface, ...sections].join('\n\n')}\n`;
}

/** Writes the table to the named file, or to docs. */
export const writeCoverage: Run = async ([file = 'docs/coverage.md'], terminal) => {
  const path = resolve(terminal.cwd, file);
  writeFileSync(path, coverageTable());
  terminal.out(coverageText.written(path));
  return 0;
};

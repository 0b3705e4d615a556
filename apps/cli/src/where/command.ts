import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CONTRACT, type ContractPart } from '@sealed-orders/rules/hex-campaign/contract';
import { coverage, coverageText } from '@sealed-orders/text/cli/coverage';
import type { Run } from '../command.ts';
import { journeys } from './journeys.ts';

/** One order, choice or decision of the hex campaign. */
interface Row {
  readonly part: ContractPart;
  readonly word: string;
  /** What is chosen along with it. */
  readonly choices: readonly string[];
  /** Null: no page gives it. */
  readonly place: string | null;
  /** Files of the journeys that give it by hand. */
  readonly journeys: readonly string[];
}

const PARTS = Object.keys(CONTRACT) as ContractPart[];

/** All that the contract of the rules names, in its order. */
export function coverageRows(): readonly Row[] {
  const given = journeys();
  return PARTS.flatMap((part) => {
    const places = new Map(Object.entries<string>(coverage[part].places));
    return Object.entries<readonly string[]>(CONTRACT[part]).map(([word, choices]) => {
      const place = places.get(word) ?? null;
      return { part, word, choices, place, journeys: given.get(`${part} ${word}`) ?? [] };
    });
  });
}

const coded = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

/** Every order, choice and decision of the hex campaign with its page, as Markdown. */
export function coverageTable(): string {
  const { title, preface, columns } = coverageText;
  const all = coverageRows();
  const tables = PARTS.map((part) => {
    const rows = all
      .filter((row) => row.part === part)
      .map(({ word, choices, place, journeys }) => [coded([word]), coded(choices), place ?? '', coded(journeys)]);
    const lines = [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
    return [`## ${coverage[part].title}`, lines.join('\n')].join('\n\n');
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

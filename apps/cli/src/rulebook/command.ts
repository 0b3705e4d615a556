import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { printedText } from '@sealed-orders/text/cli/rulebook';
import type { Run } from '../command.ts';
import { printedBooks } from './books.ts';

/** Writes the printed rulebooks to the named folder, or to docs. */
export const writeRulebooks: Run = async ([folder = 'docs/rules'], terminal) => {
  for (const { file, text } of printedBooks()) {
    const path = resolve(terminal.cwd, folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    terminal.out(printedText.written(path));
  }
  return 0;
};

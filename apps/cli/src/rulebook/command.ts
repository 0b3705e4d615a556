import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { RULEBOOK } from '@sealed-orders/rules/hex-campaign';
import { printedText } from '@sealed-orders/text/cli/rulebook';
import type { Run } from '../command.ts';
import { rulebookText } from './markdown.ts';

/** The printed hex rulebook. */
export const hexRulebookText = (): string => rulebookText(printedText.hexTitle, RULEBOOK);

/** Writes the printed rulebook to the named file, or to docs. */
export const writeRulebook: Run = async ([file = 'docs/rules/hex/README.md'], terminal) => {
  const path = resolve(terminal.cwd, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, hexRulebookText());
  terminal.out(printedText.written(path));
  return 0;
};

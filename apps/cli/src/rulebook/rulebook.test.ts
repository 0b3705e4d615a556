import { readFileSync } from 'node:fs';
import { leftOut, PLAYED, rule } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import { printedBooks } from './books.ts';
import { rulebookText } from './markdown.ts';

test('the games with rules to print have a rulebook each', () => {
  const titles = printedBooks().map(({ file, text }) => [file, text.split('\n')[0]]);
  expect(titles).toEqual([
    ['hex/README.md', '# Hex campaign'],
    ['node/README.md', '# Node campaign'],
    ['sector/README.md', '# Sector campaign'],
  ]);
});

test.each(printedBooks())('$file is the rulebook that the engine cites; `npm run rulebook` writes it', (book) => {
  const printed = readFileSync(new URL(`../../../../docs/rules/${book.file}`, import.meta.url), 'utf8');
  expect(printed).toBe(book.text);
});

test('every rule says what the engine does about it', () => {
  const text = rulebookText('A game', [
    {
      title: 'Moving',
      rules: [
        rule('HEX-MOV-90', 'Walking', 'Everyone walks.', 'Nobody runs.', PLAYED),
        rule('HEX-MOV-91', 'Flying', 'Some fly.', null, leftOut('No wings yet.')),
      ],
    },
  ]);
  expect(text).toContain('| Moving | 2 | 1 |');
  expect(text).toContain('### HEX-MOV-90 · Walking\n\nEveryone walks.\n\n*Ruling.* Nobody runs.\n\nAutomated.');
  expect(text).toContain('### HEX-MOV-91 · Flying\n\nSome fly.\n\nNot included: No wings yet.');
});

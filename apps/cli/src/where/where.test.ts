import { readFileSync } from 'node:fs';
import { coverage } from '@sealed-orders/text/cli/coverage';
import { expect, test } from 'vitest';
import { coverageRows, coverageTable } from './command.ts';
import { givenIn } from './journeys.ts';

const rows = coverageRows();
const nameOf = ({ part, word }: { readonly part: string; readonly word: string }): string => `${part} ${word}`;

test('docs/coverage.md is made from the rules; `npm run coverage` writes it', () => {
  const printed = readFileSync(new URL('../../../../docs/coverage.md', import.meta.url), 'utf8');
  expect(printed).toBe(coverageTable());
});

test('whatever the contract of the rules names has a page, and the pages have nothing else', () => {
  const placed = Object.entries(coverage).flatMap(([part, { places }]) =>
    Object.keys(places).map((word) => nameOf({ part, word })),
  );
  expect(rows.map(nameOf).toSorted()).toEqual(placed.toSorted());
});

test('whatever can be ordered, chosen or decided is given by hand in a journey', () => {
  expect(rows.length).toBeGreaterThan(90);
  expect(rows.filter(({ journeys }) => journeys.length === 0).map(nameOf)).toEqual([]);
});

test('whatever is chosen along with an order stands beside it', () => {
  const choicesOf = (name: string) => rows.find((row) => nameOf(row) === name)?.choices;
  expect(choicesOf('battles decide-captives')).toEqual(['battle', 'kill']);
  expect(choicesOf('battle-orders raid')).toEqual(['retreat', 'target', 'via', 'treatment']);
});

test('what a journey gives is read from its source, however it is laid out', () => {
  const source = `
    await gives(page, 'build', 'disband', 'road');
    await gives(
      war.azure,
      'air',
      'recon',
    );
    // await gives(page, 'build', 'convoy');
    /** As in \`await gives(page, 'build', 'spy')\`. */
    const gives = (page: Page) => page;
  `;
  expect(givenIn(source)).toEqual(['build disband', 'build road', 'air recon']);
});

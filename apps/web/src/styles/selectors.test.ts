import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const FOLDER = new URL('.', import.meta.url);

/** `:has()` at an element that contains the map: whatever changes inside, the browser matches the styles of the map again. */
const LOOKS_INTO_THE_MAP = /\.(?:theatre|first-picture|map-field|map-board|side-scroll)(?![-\w])[^\s,>~+{]*:has\(/;

test('no style looks from outside into what contains the map', async () => {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.css'));
  const lines = await Promise.all(
    files.map(async (name) =>
      (await readFile(new URL(name, FOLDER), 'utf8')).split('\n').map((line) => `${name}: ${line}`),
    ),
  );
  expect(lines.flat().filter((line) => LOOKS_INTO_THE_MAP.test(line))).toEqual([]);
});

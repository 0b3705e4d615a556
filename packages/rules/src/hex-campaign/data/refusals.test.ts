import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { REFUSALS } from './refusals.ts';

const PACKAGE = fileURLToPath(new URL('../../../', import.meta.url));

const textOf = (files: string): string =>
  globSync(files, { cwd: PACKAGE })
    .map((file) => readFileSync(`${PACKAGE}${file}`, 'utf8'))
    .join('\n');

/** `code: too-dear`, and `to-orbit: no-port` in the short form of options. */
const inScenarios = new Set(
  [...textOf('scenarios/hex-campaign/**/*.yaml').matchAll(/: ([a-z-]+)(?=[\s,}\]])/g)].map(([, code]) => code),
);
const inUnitTests = new Set(
  [...textOf('src/hex-campaign/**/*.test.ts').matchAll(/'([a-z-]+)'/g)].map(([, code]) => code),
);

test('every refusal is expected by a scenario or a unit test', () => {
  expect(REFUSALS.filter((code) => !inScenarios.has(code) && !inUnitTests.has(code))).toEqual([]);
});

test('no code appears twice', () => {
  expect(REFUSALS.filter((code, i) => REFUSALS.indexOf(code) !== i)).toEqual([]);
});

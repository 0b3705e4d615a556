import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { playwrightCounts, printedCounts, sum, vitestCounts, withCode } from './counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
const file = join(folder, 'report.json');

afterAll(() => rmSync(folder, { recursive: true }));

const report = (content) => {
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test.each([
  ['all passed', { success: true, numPassedTests: 3, numFailedTests: 0 }, { passed: 3, failed: 0 }],
  ['one failed', { success: false, numPassedTests: 2, numFailedTests: 1 }, { passed: 2, failed: 1 }],
  [
    'a file that could not be loaded',
    { success: false, numPassedTests: 2, numFailedTests: 0 },
    { passed: 2, failed: 1 },
  ],
])('Vitest: %s', (_title, content, counts) => {
  expect(vitestCounts(report(content))).toEqual(counts);
});

test.each([
  ['all as expected', { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 } }, { passed: 4, failed: 0 }],
  ['a flaky one has failed', { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } }, { passed: 3, failed: 2 }],
  ['no statistics', { errors: [] }, { passed: 0, failed: 1 }],
])('Playwright: %s', (_title, content, counts) => {
  expect(playwrightCounts(report(content))).toEqual(counts);
});

test('a missing report is a failure', () => {
  expect(vitestCounts(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 });
  expect(playwrightCounts(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 });
});

test('the counts printed last are taken, and only on a line of its own', () => {
  expect(printedCounts('1 passed, 9 failed\nok x\n12 passed, 3 failed\n')).toEqual({ passed: 12, failed: 3 });
  expect(printedCounts('about 12 passed, 3 failed')).toBeNull();
});

test('a program that ended badly counts as one failure', () => {
  expect(withCode({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
  expect(withCode({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  expect(withCode({ passed: 5, failed: 0 }, null)).toEqual({ passed: 5, failed: 1 });
  expect(withCode({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
});

test('the parts are added up', () => {
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { playwrightTally, printedTally, sum, vitestTally, withCode } from './tally.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tally-'));
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
])('Vitest: %s', (_title, content, tally) => {
  expect(vitestTally(report(content))).toEqual(tally);
});

test.each([
  ['all as expected', { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 } }, { passed: 4, failed: 0 }],
  ['a flaky one has failed', { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } }, { passed: 3, failed: 2 }],
  ['no statistics', { errors: [] }, { passed: 0, failed: 1 }],
])('Playwright: %s', (_title, content, tally) => {
  expect(playwrightTally(report(content))).toEqual(tally);
});

test('a report that is not there is a failure', () => {
  expect(vitestTally(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 });
  expect(playwrightTally(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 });
});

test('the last printed tally counts, and only on a line of its own', () => {
  expect(printedTally('1 passed, 9 failed\nok x\n12 passed, 3 failed\n')).toEqual({ passed: 12, failed: 3 });
  expect(printedTally('about 12 passed, 3 failed')).toBeNull();
});

test('a program that ended badly has failed, once', () => {
  expect(withCode({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
  expect(withCode({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  expect(withCode({ passed: 5, failed: 0 }, null)).toEqual({ passed: 5, failed: 1 });
  expect(withCode({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
});

test('tallies add up', () => {
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 });
});

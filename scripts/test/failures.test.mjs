import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { failureLines, playwrightFailures, scenarioFailures, vitestFailures } from './failures.mjs';

const folder = mkdtempSync(join(tmpdir(), 'failures-'));
const file = join(folder, 'report.json');

afterAll(() => rmSync(folder, { recursive: true }));

const report = (content) => {
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('Vitest: each failed test is named with the first line of its reason, without colours', () => {
  const testResults = [
    {
      name: '/clone/packages/rules/src/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'adds', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'a march stops',
          failureMessages: ['\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at a.test.ts:1', 'again'],
        },
        { status: 'failed', fullName: 'a march says nothing', failureMessages: [] },
      ],
    },
  ];
  expect(vitestFailures(report({ testResults }), '/clone')).toEqual([
    { name: 'packages/rules/src/a.test.ts: a march stops', reason: 'AssertionError: expected 1 to be 2' },
    { name: 'packages/rules/src/a.test.ts: a march says nothing', reason: '' },
  ]);
});

test('Vitest: a file that could not be loaded is named itself', () => {
  const message = '\nCannot find module ./gone.ts\nmore';
  const testResults = [
    { name: '/clone/apps/web/b.test.ts', status: 'failed', message, assertionResults: [] },
    { name: '/clone/apps/web/c.test.ts', status: 'passed', message: '', assertionResults: [] },
  ];
  expect(vitestFailures(report({ testResults }), '/clone')).toEqual([
    { name: 'apps/web/b.test.ts', reason: 'Cannot find module ./gone.ts' },
  ]);
});

test('Playwright: failed and flaky tests are named at any depth, and files that could not be loaded', () => {
  const spec = (title, status, ...results) => ({ file: 'tour.spec.ts', title, tests: [{ status, results }] });
  const failing = { error: { message: '\u001b[31mError: not visible\u001b[39m\nCall log' } };
  const suites = [
    {
      specs: [spec('opens', 'expected', {}), spec('closes', 'unexpected', failing)],
      suites: [{ specs: [spec('waits', 'flaky', failing, {}), spec('is left out', 'skipped')] }],
    },
  ];
  expect(playwrightFailures(report({ suites, errors: [{ message: 'SyntaxError: x' }] }))).toEqual([
    { name: 'e2e', reason: 'SyntaxError: x' },
    { name: 'e2e/tour.spec.ts: closes', reason: 'Error: not visible' },
    { name: 'e2e/tour.spec.ts: waits', reason: 'Error: not visible' },
  ]);
});

test('without a report no failure is named', () => {
  expect(vitestFailures(join(folder, 'none.json'), '/clone')).toEqual([]);
  expect(playwrightFailures(join(folder, 'none.json'))).toEqual([]);
});

test('a failed scenario is named with the line below it', () => {
  const output =
    'ok HEX-MOV-01/a\nFAILED HEX-MOV-04/b (b.yaml)\n    events.0: not there\n    dice: left\nFAILED x (x.yaml)\n';
  expect(scenarioFailures(output)).toEqual([
    { name: 'HEX-MOV-04/b (b.yaml)', reason: 'events.0: not there' },
    { name: 'x (x.yaml)', reason: '' },
  ]);
});

test('at most twenty failures are named, and the rest is counted', () => {
  const failures = Array.from({ length: 22 }, (_, i) => ({ name: `test ${i}`, reason: i === 0 ? 'why' : '' }));
  const lines = failureLines(failures);
  expect(lines.slice(0, 5)).toEqual(['', 'Failed:', '  ✗ test 0', '      why', '  ✗ test 1']);
  expect(lines.at(-1)).toBe('  … and 2 more, see above');
  expect(lines.filter((line) => line.includes('✗'))).toHaveLength(20);
  expect(failureLines(failures.slice(0, 1))).toHaveLength(4);
  expect(failureLines([])).toEqual([]);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { layerTable, playwrightTimes, slowestLines, stopwatch, vitestTimes } from './table.mjs';

const folder = mkdtempSync(join(tmpdir(), 'table-'));
const file = join(folder, 'report.json');

afterAll(() => rmSync(folder, { recursive: true }));

const report = (content) => {
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('each layer has a row, and the last row has the sums', () => {
  const layers = [
    { title: 'Types', counts: { passed: 1, failed: 0 }, took: { wall: 40.4, processor: 77.2 } },
    { title: 'Browser tests', counts: { passed: 480, failed: 2 }, took: { wall: 900, processor: 1700 } },
  ];
  expect(layerTable(layers)).toEqual([
    '  layer          passed  failed  wall s  processor s',
    '  Types               1       0      40           77',
    '  Browser tests     480       2     900         1700',
    '  together          481       2     940         1777',
  ]);
});

test('work of this process counts as processor seconds', () => {
  const took = stopwatch();
  // Clocks of processors tick a hundred times a second.
  const until = performance.now() + 100;
  while (performance.now() < until);
  const { wall, processor } = took();
  expect(wall).toBeGreaterThanOrEqual(0.1);
  expect(processor).toBeGreaterThan(0);
});

test('tests of both kinds of report have their seconds', () => {
  const name = join(folder, 'packages/rules/src/a.test.ts');
  const assertionResults = [{ fullName: 'a march stops', duration: 1500 }, { fullName: 'a march goes on' }];
  expect(vitestTimes(report({ testResults: [{ name, assertionResults }] }), folder)).toEqual([
    { name: 'packages/rules/src/a.test.ts: a march stops', seconds: 1.5 },
    { name: 'packages/rules/src/a.test.ts: a march goes on', seconds: 0 },
  ]);
  const specs = [{ file: 'talk.spec.ts', title: 'two talk', tests: [{ results: [{ duration: 2000 }] }] }];
  expect(playwrightTimes(report({ suites: [{ suites: [{ specs }] }] }))).toEqual([
    { name: 'e2e/talk.spec.ts: two talk', seconds: 2 },
  ]);
  expect(vitestTimes(join(folder, 'none.json'), folder)).toEqual([]);
});

test('the ten slowest tests are named, slowest first', () => {
  const tests = Array.from({ length: 12 }, (_, i) => ({ name: `test ${i}`, seconds: i }));
  const lines = slowestLines(tests);
  expect(lines).toHaveLength(11);
  expect(lines.slice(0, 2)).toEqual(['Slowest tests:', '    11.0 s  test 11']);
  expect(slowestLines([])).toEqual([]);
});

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES, ROOT } from '../bootstrap/paths.mjs';
import { finished } from '../bootstrap/programs.mjs';
import { browserTests, builtAlone } from './browser-tests.mjs';
import { failed, passed, printedCounts, vitestCounts, withCode } from './counts.mjs';
import { scenarioFailures, vitestFailures } from './failures.mjs';
import { faultTests } from './fault-tests.mjs';
import { stressTests } from './stress-tests.mjs';
import { vitestTimes } from './table.mjs';

const REPORT = 'test-results/vitest.json';
const VITEST_REPORTERS = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];

/** The folders whose imports are checked. */
export const OURS = ['apps', 'packages', 'e2e', 'scripts'];

/** Checks that run none of our code. */
export const STATIC = [
  {
    name: 'lint',
    title: 'Format and lint',
    run: () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
  },
  { name: 'types', title: 'Types', run: types },
  { name: 'directions', title: 'Dependency directions', run: directions },
  { name: 'unused', title: 'Unused code', run: () => tool('knip/bin/knip.js', ['--no-progress']) },
];

/**
 * All checks in the order in which they run. A check returns its counts and its output, and one with tests the failures
 * that it can name and the time of each; if it throws, it has failed.
 */
export const CHECKS = [
  ...STATIC,
  { name: 'unit', title: 'Unit, property and database tests', run: (context) => unitTests(context) },
  { name: 'scenarios', title: 'Scenarios', run: scenarios },
  { name: 'build', title: 'Building the pages', run: build },
  { name: 'browser', title: 'Browser tests', run: (context) => browserTests(context) },
  { name: 'faults', title: 'Faults, really caused', run: faultTests },
];

/** Checks that run only when they are named: they take as long as all others. */
export const NAMED = [{ name: 'stress', title: 'Journeys, twice at once on slow lines', run: stressTests }];

/** A tool that only passes or fails. */
export async function tool(path, args, env = {}) {
  const done = await finished(process.execPath, [join(MODULES, path), ...args], {
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  return { counts: done.code === 0 ? passed() : failed(), output: done.output };
}

function directions() {
  return tool('dependency-cruiser/bin/dependency-cruiser.mjs', ['--config', '.dependency-cruiser.mjs', ...OURS]);
}

/** On two cores more of them would only check more of the types several times. */
const CHECKERS = ['--checkers', '2'];

/** Two programs: code that runs without a browser, which must not know its types, and everything else. */
async function types() {
  const platform = await tool('typescript/bin/tsc', ['-p', 'tsconfig.platform.json', ...CHECKERS]);
  const browser = await tool('typescript/bin/tsc', ['-p', 'tsconfig.browser.json', ...CHECKERS]);
  const isGood = platform.counts.failed + browser.counts.failed === 0;
  return { counts: isGood ? passed() : failed(), output: `${platform.output}\n${browser.output}` };
}

/**
 * Tests that run without a browser.
 * @param files those to run; by default all
 */
export async function unitTests({ server }, files = []) {
  const report = join(ROOT, REPORT);
  rmSync(report, { force: true });
  const { url } = await server();
  const env = { TEST_DATABASE_URL: url('postgres') };
  const done = await tool('vitest/vitest.mjs', ['run', ...files, ...VITEST_REPORTERS], env);
  const counts = withCode(vitestCounts(report), done.counts.failed);
  return { counts, output: done.output, failures: vitestFailures(report, ROOT), tests: vitestTimes(report, ROOT) };
}

/** Its own layer, so that the table does not count it as browser tests. */
async function build({ dataFolder }) {
  await builtAlone(dataFolder);
  return { counts: passed(), output: '' };
}

async function scenarios() {
  const done = await finished(process.execPath, ['apps/cli/src/main.ts', 'scenarios'], { cwd: ROOT });
  const counts = withCode(printedCounts(done.stdout) ?? failed(), done.code);
  return { counts, output: done.output, failures: scenarioFailures(done.stdout) };
}

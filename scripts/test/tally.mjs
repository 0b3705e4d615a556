import { readFileSync } from 'node:fs';

/** What a stage came to. */
export const passed = (count = 1) => ({ passed: count, failed: 0 });
export const failed = (count = 1) => ({ passed: 0, failed: count });

export function sum(tallies) {
  return tallies.reduce(
    (all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }),
    passed(0),
  );
}

/** The tally of a report that Vitest wrote; a report that is missing or broken is one failure. */
export function vitestTally(file) {
  const report = parsed(file);
  if (report === null) return failed();
  const tally = { passed: report.numPassedTests, failed: report.numFailedTests };
  // A file that cannot even be loaded has no test that could fail.
  return report.success || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

/** The tally of a report that Playwright wrote. A flaky test has failed once, and that is a failure. */
export function playwrightTally(file) {
  const stats = parsed(file)?.stats;
  if (stats === undefined) return failed();
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** The tally that a program printed last: `N passed, N failed`. */
export function printedTally(output) {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return last === undefined ? null : { passed: Number(last[1]), failed: Number(last[2]) };
}

/** A program that ended badly has failed, whatever its report says. */
export function withCode(tally, code) {
  return code === 0 || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

function parsed(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

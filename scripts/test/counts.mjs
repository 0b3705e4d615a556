import { readFileSync } from 'node:fs';

/** The result of a check. */
export const passed = (count = 1) => ({ passed: count, failed: 0 });
export const failed = (count = 1) => ({ passed: 0, failed: count });

export function sum(parts) {
  return parts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), passed(0));
}

/** The counts in a Vitest report; a missing or broken report counts as one failure. */
export function vitestCounts(file) {
  const report = parsed(file);
  if (report === null) return failed();
  const counts = { passed: report.numPassedTests, failed: report.numFailedTests };
  // A file that fails to load has no tests that could fail.
  return report.success || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** The counts in a Playwright report. A flaky test has failed once, and counts as a failure. */
export function playwrightCounts(file) {
  const stats = parsed(file)?.stats;
  if (stats === undefined) return failed();
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** The counts that a program printed last: `N passed, N failed`. */
export function printedCounts(output) {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return last === undefined ? null : { passed: Number(last[1]), failed: Number(last[2]) };
}

/** A program with a non-zero exit code has failed, whatever its report says. */
export function withCode(counts, code) {
  return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** The content of a report; null if it is missing or unreadable. */
export function parsed(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { parsed } from './counts.mjs';

/** How many failures are named. */
const MOST = 20;

/** The first meaningful line of a reason, without colours. */
function firstLine(reason) {
  const lines = stripVTControlCharacters(reason ?? '').split('\n');
  return lines.map((line) => line.trim()).find((line) => line !== '') ?? '';
}

/** The tests that failed according to a Vitest report, and the files that could not be loaded. */
export function vitestFailures(file, root) {
  const report = parsed(file);
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const where = relative(root, name);
    const tests = assertionResults.filter((it) => it.status === 'failed');
    if (tests.length === 0 && status === 'failed') return [{ name: where, reason: firstLine(message) }];
    return tests.map((it) => ({ name: `${where}: ${it.fullName}`, reason: firstLine(it.failureMessages[0]) }));
  });
}

/** The tests that failed, or passed only at a second try, according to a Playwright report. */
export function playwrightFailures(file) {
  const report = parsed(file);
  const unloaded = (report?.errors ?? []).map(({ message }) => ({ name: 'e2e', reason: firstLine(message) }));
  return [...unloaded, ...(report?.suites ?? []).flatMap(suiteFailures)];
}

function suiteFailures({ suites = [], specs = [] }) {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ file, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error !== undefined)?.error;
      return { name: `e2e/${file}: ${title}`, reason: firstLine(error?.message) };
    });
  return [...own, ...suites.flatMap(suiteFailures)];
}

/** The scenarios that failed, as the program that plays them prints them: a reason is on the line below. */
export function scenarioFailures(output) {
  const lines = output.split('\n');
  return lines.flatMap((line, i) => {
    if (!line.startsWith('FAILED ')) return [];
    const next = lines[i + 1] ?? '';
    return [{ name: line.slice('FAILED '.length), reason: next.startsWith(' ') ? firstLine(next) : '' }];
  });
}

/** What failed, as lines for the end of the run. */
export function failureLines(failures) {
  if (failures.length === 0) return [];
  const named = failures
    .slice(0, MOST)
    .flatMap(({ name, reason }) => [`  ✗ ${name}`, ...(reason === '' ? [] : [`      ${reason}`])]);
  const rest = failures.length - MOST;
  return ['', 'Failed:', ...named, ...(rest > 0 ? [`  … and ${rest} more, see above`] : [])];
}

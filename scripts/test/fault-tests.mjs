import { ROOT } from '../bootstrap/paths.mjs';
import { finished } from '../bootstrap/programs.mjs';
import { builtAlone } from './browser-tests.mjs';
import { failed, printedCounts, withCode } from './counts.mjs';
import { scenarioFailures } from './failures.mjs';

/** Each fault once, always in the same order, and as many steps as that takes. */
const SHORT = ['--steps', '30', '--seed', 'short'];

/**
 * Plays on a separate site while its processes, its database and its mail server fail: `npm run soak`, for a short
 * time.
 */
export async function faultTests({ dataFolder }) {
  await builtAlone(dataFolder);
  const done = await finished(process.execPath, ['apps/cli/src/main.ts', 'soak', ...SHORT], { cwd: ROOT });
  const counts = withCode(printedCounts(done.stdout) ?? failed(), done.code);
  return { counts, output: done.output, failures: scenarioFailures(done.stdout) };
}

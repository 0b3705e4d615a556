import { builtAlone, suite } from './browser-tests.mjs';
import { sum } from './counts.mjs';

const ARGS = ['--project=journeys', '--workers=2'];

/**
 * All journeys twice at the same time, each run on its own site, whose answers come late and in another order. What
 * depends on luck fails here.
 */
export async function stressTests({ server, dataFolder }) {
  await builtAlone(dataFolder);
  const postgres = await server();
  const runs = await Promise.all(
    ['stress-1', 'stress-2'].map((name) => suite(postgres, { name, args: ARGS, isSlow: true, patience: 4 })),
  );
  return {
    counts: sum(runs.map((run) => run.counts)),
    output: runs.map((run) => run.output).join('\n'),
    failures: runs.flatMap((run) => run.failures),
    tests: runs.flatMap((run) => run.tests),
  };
}

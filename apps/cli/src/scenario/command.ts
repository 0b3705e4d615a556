import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Run } from '../command.ts';
import { type ScenarioText, scenarioFiles, scenariosIn } from './files.ts';
import { Problem } from './problem.ts';
import { runScenario } from './run.ts';
import { runWorlds } from './worlds.ts';

/** The scenarios of the repository. */
export const SCENARIOS = fileURLToPath(new URL('../../../../packages/rules/scenarios', import.meta.url));

/** How a scenario went: no lines when it passed, else what is wrong, a line or more each. */
export function verdictOf({ scenario, system, problems }: ScenarioText): readonly string[] {
  if (scenario === null || system === null) return problems;
  try {
    const found = scenario.worlds === undefined ? runScenario(system, scenario) : runWorlds(system, scenario);
    return found.map(({ path, text }) => `${path}: ${text}`);
  } catch (error) {
    if (error instanceof Problem) return [error.message];
    throw error;
  }
}

/**
 * `scenarios [file or folder]…`: a line for each scenario, and the difference where one fails. Without a path those of
 * the repository. 0 when all pass, 1 when one fails or is not understood, 2 when there are none.
 */
export const runScenarios: Run = async (args, { out, err, cwd }) => {
  const paths = args.length === 0 ? [SCENARIOS] : args.map((path) => resolve(cwd, path));
  const tally = { passed: 0, failed: 0 };
  const ids = new Set<string>();
  try {
    for (const file of scenarioFiles(paths)) {
      for (const text of scenariosIn(file)) {
        const twice = ids.has(text.id) ? [`the id ${text.id} is given twice`] : [];
        const wrong = [...verdictOf(text), ...twice];
        ids.add(text.id);
        tally[wrong.length === 0 ? 'passed' : 'failed'] += 1;
        if (wrong.length === 0) out(`ok ${text.id}`);
        else out([`FAILED ${text.id} (${text.where})`, ...wrong.map((line) => `    ${line}`)].join('\n'));
      }
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    err(error.message);
    return 2;
  }
  out(`${tally.passed} passed, ${tally.failed} failed`);
  if (tally.passed + tally.failed === 0) err('there is no scenario there');
  return tally.failed > 0 ? 1 : tally.passed === 0 ? 2 : 0;
};

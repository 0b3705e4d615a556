import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { scenarioText } from '@sealed-orders/text/cli/scenarios';
import type { Run, Terminal } from '../command.ts';
import { type ScenarioText, scenarioFiles, scenariosIn } from './files.ts';
import { Problem } from './problem.ts';
import { runScenario } from './run.ts';
import { requireShape } from './shape.ts';
import { type Played, shownLines, type Watch } from './show.ts';
import { runWorlds } from './worlds.ts';

/** The scenarios of the repository. */
export const SCENARIOS = fileURLToPath(new URL('../../../../packages/rules/scenarios', import.meta.url));

/** The result of a scenario: no lines when it passed, else what is wrong, one or more lines each. */
export function verdictOf({ scenario, system, problems }: ScenarioText, watch: Watch = () => {}): readonly string[] {
  if (scenario === null || system === null) return problems;
  try {
    requireShape(scenario);
    const run = scenario.worlds === undefined ? runScenario : runWorlds;
    const found = run(system, scenario, watch);
    return found.map(({ path, text }) => `${path}: ${text}`);
  } catch (error) {
    if (error instanceof Problem) return [error.message];
    throw error;
  }
}

/** A scenario on the terminal: one line when it passed, more when it failed, and its steps with `--show`. */
function judged(text: ScenarioText, twice: readonly string[], show: boolean) {
  const steps: Played[] = [];
  const wrong = [...verdictOf(text, (played) => steps.push(played)), ...twice];
  const lines = wrong.length === 0 ? [scenarioText.passed(text.id)] : [scenarioText.failed(text.id, text.where)];
  const shown = show ? steps.flatMap((step, i) => shownLines(step, i + 1)) : [];
  return { passed: wrong.length === 0, lines: [...lines, ...wrong.map((line) => `    ${line}`), ...shown] };
}

/** All scenarios below the paths, one after the other. Throws a Problem for a path that does not exist. */
function judgedAll(paths: readonly string[], show: boolean, out: Terminal['out']) {
  const tally = { passed: 0, failed: 0 };
  const ids = new Set<string>();
  for (const text of scenarioFiles(paths).flatMap(scenariosIn)) {
    const isTwice = ids.has(text.id) && text.id !== scenarioText.noId;
    const { passed, lines } = judged(text, isTwice ? [scenarioText.idTwice(text.id)] : [], show);
    ids.add(text.id);
    tally[passed ? 'passed' : 'failed'] += 1;
    out(lines.join('\n'));
  }
  return tally;
}

/**
 * `scenarios [--show] [file or folder]…`: a line for each scenario, and the difference where one fails; `--show` adds
 * the dice and events of every step. Without a path those of the repository. 0 when all pass, 1 when one fails or is
 * not understood, 2 when there are none or the arguments make no sense.
 */
export const runScenarios: Run = async (args, { out, err, cwd }) => {
  try {
    const { paths, show } = wishOf(args);
    const files = paths.length === 0 ? [SCENARIOS] : paths.map((path) => resolve(cwd, path));
    const tally = judgedAll(files, show, out);
    out(scenarioText.tally(tally.passed, tally.failed));
    if (tally.passed + tally.failed === 0) err(scenarioText.nothing);
    return tally.failed > 0 ? 1 : tally.passed === 0 ? 2 : 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    err(error.message);
    return 2;
  }
};

function wishOf(args: readonly string[]) {
  try {
    const options = { show: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { paths: positionals, show: values.show };
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new Problem(scenarioText.badArguments(why));
  }
}

import { performance } from 'node:perf_hooks';
import { explained } from '../bootstrap/enter.mjs';
import { Stop, sentences } from '../bootstrap/messages.mjs';
import { tail } from '../bootstrap/programs.mjs';
import { seconds } from '../bootstrap/progress.mjs';
import { settings } from '../start/env.mjs';
import { generated } from '../start/generate.mjs';
import { lifetime } from '../start/lifetime.mjs';
import { testServer } from './server.mjs';
import { STAGES } from './stages.mjs';
import { failed, sum } from './tally.mjs';

const NOTHING_RAN = '0 passed, 1 failed';

/** Runs all checks, or those that are named, one after another; a failed one does not keep the others from running. */
export async function main(names) {
  const { dataFolder } = settings([]);
  const life = lifetime();
  const stages = chosen(names);
  try {
    await generated();
  } catch (error) {
    return life.end(explained(error), `\n${NOTHING_RAN}`);
  }
  const server = testServer(life);
  const results = [];
  for (const stage of stages) {
    if (life.isEnding) return;
    results.push(await outcome(stage, { server, dataFolder }));
  }
  if (life.isEnding) return;
  const total = sum(results.map((result) => result.tally));
  console.log('');
  for (const { line } of results) console.log(line);
  await life.end(total.failed === 0 ? 0 : 1, `\n${total.passed} passed, ${total.failed} failed`);
}

function chosen(names) {
  const known = STAGES.map((stage) => stage.name);
  const strange = names.find((name) => !known.includes(name));
  if (strange !== undefined) throw new Stop(sentences.noSuchStage(strange, known));
  return names.length === 0 ? STAGES : STAGES.filter((stage) => names.includes(stage.name));
}

async function outcome(stage, context) {
  console.log(`  … ${stage.title}`);
  const began = performance.now();
  const { tally, output } = await stage.run(context).catch((error) => {
    explained(error);
    return { tally: failed(), output: '' };
  });
  const isGood = tally.failed === 0;
  if (!isGood && output !== '') console.log(tail(output, 300));
  const counts = `${tally.passed} passed, ${tally.failed} failed`;
  const line = `  ${isGood ? '✓' : '✗'} ${stage.title}: ${counts} (${seconds(began)})`;
  console.log(line);
  return { tally, line };
}

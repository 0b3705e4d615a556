import { explained } from '../bootstrap/enter.mjs';
import { Stop, sentences } from '../bootstrap/messages.mjs';
import { tail } from '../bootstrap/programs.mjs';
import { settings } from '../start/env.mjs';
import { fontsCut } from '../start/fonts.mjs';
import { generated } from '../start/generate.mjs';
import { lifetime } from '../start/lifetime.mjs';
import { checksOfChange } from './changed.mjs';
import { CHECKS, NAMED } from './checks.mjs';
import { failed, sum } from './counts.mjs';
import { failureLines } from './failures.mjs';
import { testServer } from './server.mjs';
import { layerTable, slowestLines, stopwatch } from './table.mjs';

const NOTHING_RAN = '0 passed, 1 failed';

/**
 * Runs all checks, or the named ones, or with `changed` what a change can touch, one after another; a failed check does
 * not stop the others.
 */
export async function main(names) {
  const { dataFolder } = settings([]);
  const life = lifetime();
  const checks = names[0] === 'changed' ? await checksOfChange(names[1]) : chosen(names);
  const preparing = stopwatch();
  try {
    await generated();
    await fontsCut();
  } catch (error) {
    return life.end(explained(error), `\n${NOTHING_RAN}`);
  }
  const prepared = preparing();
  const server = testServer(life);
  const results = [];
  for (const check of checks) {
    if (life.isEnding) return;
    results.push(await outcome(check, { server, dataFolder }));
  }
  if (life.isEnding) return;
  const total = sum(results.map((result) => result.counts));
  const layers = [{ title: 'Preparing', counts: sum([]), took: prepared }, ...results];
  console.log('');
  for (const line of layerTable(layers)) console.log(line);
  console.log('');
  for (const line of slowestLines(results.flatMap((result) => result.tests))) console.log(line);
  for (const line of failureLines(results.flatMap((result) => result.failures))) console.log(line);
  await life.end(total.failed === 0 ? 0 : 1, `\n${total.passed} passed, ${total.failed} failed`);
}

function chosen(names) {
  const all = [...CHECKS, ...NAMED];
  const known = all.map((check) => check.name);
  const strange = names.find((name) => !known.includes(name));
  if (strange !== undefined) throw new Stop(sentences.noSuchCheck(strange, known));
  return names.length === 0 ? CHECKS : all.filter((check) => names.includes(check.name));
}

async function outcome(check, context) {
  console.log(`  … ${check.title}`);
  const stop = stopwatch();
  const {
    counts,
    output,
    failures = [],
    tests = [],
  } = await check.run(context).catch((error) => {
    explained(error);
    return { counts: failed(), output: '' };
  });
  // A check that names no failure has failed as a whole.
  const named = failures.length > 0 || counts.failed === 0 ? failures : [{ name: check.title, reason: '' }];
  const isGood = counts.failed === 0;
  if (!isGood && output !== '') console.log(tail(output, 300));
  const took = stop();
  const mark = isGood ? '✓' : '✗';
  console.log(`  ${mark} ${check.title}: ${counts.passed} passed, ${counts.failed} failed (${took.wall.toFixed(1)} s)`);
  return { title: check.title, counts, took, failures: named, tests };
}

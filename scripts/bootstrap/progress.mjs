import { performance } from 'node:perf_hooks';

/** Announces a step, runs it, and prints how long it took. */
export async function step([doing, done], task) {
  console.log(`  … ${doing}`);
  const began = performance.now();
  const result = await task();
  console.log(`  ✓ ${done} (${seconds(began)})`);
  return result;
}

/** A step with nothing to do. */
export function skipped(sentence) {
  console.log(`  ✓ ${sentence}`);
}

/** Seconds since a `performance.now()`, as text. */
function seconds(began) {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}

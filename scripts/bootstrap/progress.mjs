import { performance } from 'node:perf_hooks';

/** Says that a step begins, runs it, and says that it is done and how long it took. */
export async function step([doing, done], task) {
  console.log(`  … ${doing}`);
  const began = performance.now();
  const result = await task();
  console.log(`  ✓ ${done} (${seconds(began)})`);
  return result;
}

/** A step that there was nothing to do for. */
export function skipped(sentence) {
  console.log(`  ✓ ${sentence}`);
}

/** Seconds since a `performance.now()`, as text. */
export function seconds(began) {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}

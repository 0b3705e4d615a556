import { cpus } from 'node:os';
import { relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parsed } from './counts.mjs';

/** How many of the slowest tests are named. */
const SLOWEST = 10;

/**
 * Wall and processor seconds from now on. The processor seconds are those of the whole machine, including other
 * programs.
 */
export function stopwatch() {
  const [began, busy] = [performance.now(), busySeconds()];
  return () => ({ wall: (performance.now() - began) / 1000, processor: busySeconds() - busy });
}

function busySeconds() {
  const times = cpus().map((cpu) => cpu.times);
  return times.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, 0) / 1000;
}

/** The tests of a Vitest report, each with its seconds. */
export function vitestTimes(file, root) {
  return (parsed(file)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map((it) => ({
      name: `${relative(root, name)}: ${it.fullName}`,
      seconds: (it.duration ?? 0) / 1000,
    })),
  );
}

/** The tests of a Playwright report, each with its seconds. */
export function playwrightTimes(file) {
  const times = ({ suites = [], specs = [] }) => [
    ...specs.map((spec) => {
      const results = spec.tests.flatMap((one) => one.results);
      const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      return { name: `e2e/${spec.file}: ${spec.title}`, seconds };
    }),
    ...suites.flatMap(times),
  ];
  return (parsed(file)?.suites ?? []).flatMap(times);
}

/** The time of each layer, a row for each, with their sum. */
export function layerTable(layers) {
  const sum = (of) => layers.reduce((all, layer) => all + of(layer), 0);
  const rows = [
    ...layers.map(({ title, counts, took }) => [title, counts.passed, counts.failed, took.wall, took.processor]),
    ['together', sum((one) => one.counts.passed), sum((one) => one.counts.failed), ...bothSums(sum)],
  ];
  const cells = [
    ['layer', 'passed', 'failed', 'wall s', 'processor s'],
    ...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toFixed(0) : cell))),
  ];
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
  return cells.map((row) => `  ${line(row)}`);
}

const bothSums = (sum) => [sum(({ took }) => took.wall), sum(({ took }) => took.processor)];

/** The slowest of these tests, slowest first. */
export function slowestLines(tests) {
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  if (slowest.length === 0) return [];
  return ['Slowest tests:', ...slowest.map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`)];
}

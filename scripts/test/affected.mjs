import { basename, dirname } from 'node:path';

/**
 * How many test files and how many journeys are run for a change: the nearest ones.
 */
const MOST_TESTS = 40;
const MOST_JOURNEYS = 4;
/** The journeys to run when nothing shows which ones a change can affect. */
const EVERYDAY = ['e2e/order-and-seal.spec.ts', 'e2e/three-windows.spec.ts'];

const WORDS = /^packages\/text\/src\//;
const SITE = /^(apps\/web|packages)\//;
const TEST = /\.test\.(ts|tsx|mjs)$/;
/** The tour is left out: it looks at all pages, whatever has changed. */
const JOURNEY = /^e2e\/(?!tour\.)[^/]+\.spec\.ts$/;

/**
 * The tests that a change can touch, the nearest first: those that import a changed file, directly or through others.
 * @param graph for each file of ours the files of ours that it imports
 * @returns test files and journeys to run, and how many more the change can touch
 */
export function affected(graph, changed) {
  const distances = distancesFrom(importersOf(graph), changed);
  const near = (files) => files.toSorted((a, b) => distances.get(a) - distances.get(b) || (a < b ? -1 : 1));
  const reached = near([...distances.keys()]);
  const tests = reached.filter((file) => TEST.test(file));
  const journeys = journeysFor(
    graph,
    changed,
    reached.filter((file) => JOURNEY.test(file)),
  );
  return {
    tests: tests.slice(0, MOST_TESTS),
    journeys: journeys.slice(0, MOST_JOURNEYS),
    left: { tests: Math.max(0, tests.length - MOST_TESTS), journeys: Math.max(0, journeys.length - MOST_JOURNEYS) },
  };
}

function importersOf(graph) {
  const importers = new Map();
  for (const [file, imported] of graph) {
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  }
  return importers;
}

/** How many imports away each file is from the nearest of these. */
function distancesFrom(edges, files) {
  const distances = new Map(files.map((file) => [file, 0]));
  let border = files;
  for (let distance = 1; border.length > 0; distance++) {
    border = [...new Set(border.flatMap((file) => edges.get(file) ?? []))].filter((file) => !distances.has(file));
    for (const file of border) distances.set(file, distance);
  }
  return distances;
}

/**
 * Changed journeys, then those that read the same words as the changed files. No journey imports a page: pages, rules
 * and procedures are known by the words they use, or by words with a similar name.
 */
function journeysFor(graph, changed, reached) {
  const own = changed.filter((file) => JOURNEY.test(file));
  const supported = changed.some((file) => file.startsWith('e2e/')) ? reached : [];
  if (!changed.some((file) => SITE.test(file) && !TEST.test(file))) return [...new Set([...own, ...supported])];
  const journeys = [...graph.keys()].filter((file) => JOURNEY.test(file));
  const read = new Map(journeys.map((file) => [file, wordsBelow(graph, file)]));
  const readers = (word) => [...read.values()].filter((words) => words.has(word)).length;
  const wanted = [...new Set(changed.flatMap((file) => wordsOf(graph, file)))];
  // Words that few journeys read, and read directly, reveal most.
  const weight = (word, distance) => (distance === undefined ? 0 : 1 / (readers(word) * distance));
  const score = (file) => wanted.reduce((sum, word) => sum + weight(word, read.get(file).get(word)), 0);
  const scored = journeys.map((file) => ({ file, score: score(file) })).filter((one) => one.score > 0);
  const ranked = scored.toSorted((a, b) => b.score - a.score).map(({ file }) => file);
  return [...new Set([...own, ...supported, ...(ranked.length > 0 ? ranked : EVERYDAY)])];
}

/** The modules of words that a journey and its support read, and how many imports away they are. */
function wordsBelow(graph, journey) {
  const journeys = new Map([...graph].filter(([file]) => file.startsWith('e2e/')));
  return new Map([...distancesFrom(journeys, [journey])].filter(([file]) => WORDS.test(file)));
}

/** The modules of words that a file is, imports, or shares its name or its folder's name with. */
function wordsOf(graph, file) {
  const names = new Set([basename(file).replace(/\..*$/, ''), ...dirname(file).split('/').slice(3)]);
  const named = [...graph.keys()].filter((one) => WORDS.test(one) && names.has(basename(one, '.ts')));
  return [file, ...(graph.get(file) ?? []), ...named].filter((one) => WORDS.test(one));
}

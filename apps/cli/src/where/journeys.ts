import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/** The folder of the journeys in a browser. */
const JOURNEYS = resolve(import.meta.dirname, '../../../../e2e');

/** `gives(page, 'build', 'disband', 'exploit.on=false')` with any spaces and breaks of the formatter. */
const CALLS = /\bgives\(\s*[\w.[\]]+,\s*'([a-z-]+)',((?:\s*'[\w.=-]+',?)+)\s*\)/g;

/** Comment lines. */
const COMMENTS = /^\s*(?:\*|\/\/|\/\*).*$/gm;

/** What the source of a journey claims to give: `build disband`, `build exploit.on=false`. */
export function givenIn(source: string): readonly string[] {
  return [...source.replaceAll(COMMENTS, '').matchAll(CALLS)].flatMap(([, part, words = '']) =>
    [...words.matchAll(/'([\w.=-]+)'/g)].map(([, word]) => `${part} ${word}`),
  );
}

/**
 * The journeys that give each order and each choice in it, by its part and word. A test of the journeys checks the
 * claims.
 */
export function journeys(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const files = readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  for (const file of files.toSorted()) {
    for (const given of new Set(givenIn(readFileSync(resolve(JOURNEYS, file), 'utf8')))) {
      found.set(given, [...(found.get(given) ?? []), basename(file)]);
    }
  }
  return found;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap/paths.mjs';

const text = (path) => readFileSync(join(ROOT, path), 'utf8');
const found = (content, pattern) => [...content.matchAll(pattern)].map(([, name]) => name);

const compose = text('docker-compose.yml');
const listed = found(text('.env.example'), /^#?([A-Z][A-Z0-9_]*)=/gm);
const passedOn = new Set(found(compose, /\$\{([A-Z][A-Z0-9_]*)/g));

/** The variables that have no meaning for containers, and why. */
const ELSEWHERE = {
  SEALED_ORDERS_DATA: 'the folder of the built-in database and of a secret that Compose requires to be set',
  TEST_DATABASE_URL: 'tests',
  CHROMIUM_PATH: 'tests',
  CHROMIUM_SHELL_PATH: 'tests',
  E2E_URL: 'tests',
};

test('Compose passes on every variable of .env.example', () => {
  expect(listed.filter((name) => !passedOn.has(name))).toEqual(Object.keys(ELSEWHERE));
});

test('every variable that Compose passes on is in .env.example', () => {
  expect([...passedOn].filter((name) => !listed.includes(name))).toEqual([]);
});

/** The environment of a service of Compose, with what it takes over from the anchors before it. */
function environmentOf(service) {
  const [block = ''] = new RegExp(`^  ${service}:\\n(?:(?:    .*)?\\n)*`, 'm').exec(compose) ?? [];
  const anchors = found(block, /<<: \[(.*)\]/g).flatMap((list) => found(list, /\*(\w+)/g));
  const taken = anchors.map((anchor) => {
    const [, indent, rest] = new RegExp(`^( *).*&${anchor}\\n((?:\\1 +.*\\n)*)`, 'm').exec(compose) ?? [];
    return indent === undefined ? '' : rest;
  });
  return [block, ...taken].flatMap((part) => found(part, /^ +([A-Z][A-Z0-9_]*):/gm));
}

test.each([
  // The port is Compose's own: it leads to the one that the image listens on.
  ['web', 'apps/web/server/env.ts', ['NODE_ENV', 'PORT']],
  ['scheduler', 'apps/scheduler/src/env.ts', []],
])('the %s gets every variable that its process reads', (service, file, own) => {
  const read = found(text(file), /^ {2}([A-Z][A-Z0-9_]*):/gm).filter((name) => !own.includes(name));
  expect(read.length).toBeGreaterThan(5);
  expect(read.filter((name) => !environmentOf(service).includes(name))).toEqual([]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint, isStamped, stamp, unstamp } from './fingerprint.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src', 'page.tsx'), 'one');
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['another content', () => writeFileSync(join(folder, 'src', 'page.tsx'), 'two')],
  ['a new file', () => writeFileSync(join(folder, 'src', 'form.tsx'), '')],
  ['a file gone', () => rmSync(join(folder, 'src', 'page.tsx'))],
])('%s changes it', (_title, change) => {
  const before = fingerprint([folder]);
  change();
  expect(fingerprint([folder])).not.toBe(before);
});

test.each(['src/page.test.tsx', 'next-env.d.ts', 'node_modules', 'test-results'])('%s does not count', (name) => {
  const before = fingerprint([folder]);
  writeFileSync(join(folder, name), 'x');
  expect(fingerprint([folder])).toBe(before);
});

test('a stamp is valid only for its own inputs', () => {
  const file = join(folder, 'deep', 'stamp');
  expect(isStamped(file, 'a')).toBe(false);
  stamp(file, 'a');
  expect(isStamped(file, 'a')).toBe(true);
  expect(isStamped(file, 'b')).toBe(false);
  unstamp(file);
  expect(isStamped(file, 'a')).toBe(false);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { locked } from './lock.mjs';

let folder;
let file;
let children;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'lock');
  children = [];
});

afterEach(async () => {
  await Promise.all(children.map(killed));
  rmSync(folder, { recursive: true });
});

/** A process that prints a word when it runs, with these arguments. */
async function running(...args) {
  const child = spawn(process.execPath, ['-e', 'console.log("up"); setInterval(() => {}, 1e6)', ...args]);
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

async function killed(child) {
  if (child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a folder is locked until it is released', () => {
  const release = locked(folder);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  release();
  expect(existsSync(file)).toBe(false);
});

test('a running process keeps the folder, and loses it when killed', async () => {
  const other = await running('scripts/start.mjs');
  writeFileSync(file, String(other.pid));
  expect(() => locked(folder)).toThrow(`process ${other.pid}`);

  await killed(other);
  expect(() => locked(folder)).not.toThrow();
});

test('a process id that another program has since got locks nothing', async () => {
  const other = await running('something-else');
  writeFileSync(file, String(other.pid));
  expect(() => locked(folder)).not.toThrow();
});

test('a file in place of the data folder is reported', () => {
  writeFileSync(file, '');
  expect(() => locked(file)).toThrow(`${file} is not a folder`);
  expect(() => locked(join(file, 'data'))).toThrow('is not a folder');
});

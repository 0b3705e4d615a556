import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sentences, steps } from '../bootstrap/messages.mjs';
import { database } from './database.mjs';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder;
let life;
let url;
/** Where the data is: elsewhere than requested if PostgreSQL's account may not enter our folder. */
let data;

/** The output, line by line; `until` resolves when a line contains these words. */
function printed(stream) {
  const lines = [];
  let ask = () => undefined;
  vi.spyOn(console, stream).mockImplementation((line) => {
    lines.push(String(line));
    ask();
  });
  const until = (words) =>
    new Promise((resolve) => {
      ask = () => lines.some((line) => line.includes(words)) && resolve();
      ask();
    });
  return { lines, until };
}

/** Like the one of `npm start`, but nothing ends with it: its end resolves `ended` with the exit code. */
function noted() {
  const endings = [];
  let end;
  const ended = new Promise((resolve) => {
    end = resolve;
  });
  return { isEnding: false, atEnd: (task) => endings.push(task), end, ended, endings };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  life = noted();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  url = await database({ databaseUrl: null, dataFolder: folder }, life);
  const [row] = await rows('SHOW data_directory');
  data = row.data_directory;
});

afterEach(async () => {
  for (const task of life.endings.reverse()) await task();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

async function rows(statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const found = await client.query(statement);
  await client.end();
  return found.rows;
}

const killed = (where) =>
  process.kill(Number(readFileSync(join(where, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');

test('a built-in PostgreSQL that is killed is restarted, and says so', async () => {
  const { until } = printed('log');
  killed(data);
  await until(steps.revive[1]);
  expect(await rows('SELECT 7 AS n')).toEqual([{ n: 7 }]);
});

test('one that cannot be restarted ends the start with a sentence and a code for a supervisor', async () => {
  const errors = printed('error');
  const elsewhere = `${data}.elsewhere`;
  renameSync(data, elsewhere);
  killed(elsewhere);
  expect(await life.ended).toBe(1);
  expect(errors.lines.at(-1)).toBe(sentences.postgresLost);
  renameSync(elsewhere, data);
});

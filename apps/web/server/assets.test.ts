import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAssetRoute } from './assets.ts';
import { listen } from './listen.ts';

let folder: string;
let server: Server;
let site: string;
let url: string;

/** A folder with one compressed script and one uncompressed. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
  await writeFile(join(folder, 'a.js'), 'alert(1)');
  await writeFile(join(folder, 'a.js.br'), brotliCompressSync('alert(1)'));
  await writeFile(join(folder, 'plain.js'), 'alert(2)');
  const route = createAssetRoute({ isDevelopment: false, folder });
  server = createServer((request, response) => {
    if (!route(request, response)) response.writeHead(404).end();
  });
  site = `http://127.0.0.1:${await listen(server, 0)}`;
  url = `${site}/_next/static`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const asked = (path: string, encodings: string, method = 'GET') =>
  fetch(url + path, { method, headers: { 'accept-encoding': encodings } });

test('a script that the build compressed is sent compressed, and cached forever', async () => {
  const response = await asked('/a.js', 'gzip, deflate, br');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('content-type')).toBe('text/javascript');
  expect(await response.text()).toBe('alert(1)');
});

test('a script in the head of a page is sent compressed, and cached briefly', async () => {
  const response = await fetch(`${site}/arriving.js`, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('cache-control')).not.toContain('immutable');
  expect(await response.text()).toContain('addEventListener');
});

test.each([
  ['a browser that does not take it', '/a.js', 'gzip', 'GET'],
  ['a browser that refuses it', '/a.js', 'gzip, br;q=0', 'GET'],
  ['a file that is not compressed', '/plain.js', 'br', 'GET'],
  ['the compressed file by its own name', '/a.js.br', 'br', 'GET'],
  ['a file that does not exist', '/b.js', 'br', 'GET'],
  ['a request that would change something', '/a.js', 'br', 'POST'],
])('%s is left to Next', async (_title, path, encodings, method) => {
  expect((await asked(path, encodings, method)).status).toBe(404);
});

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { ROOT } from '../bootstrap/paths.mjs';

const packed = promisify(brotliCompress);

/** Next's output for browsers. */
const FOLDER = join(ROOT, 'apps/web/.next/static');

/**
 * Writes a compressed copy beside each script and style sheet: some 15 % smaller than a server can do while serving.
 */
export async function compressed() {
  const names = readdirSync(FOLDER, { recursive: true }).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(names.map((name) => pack(join(FOLDER, name))));
}

async function pack(file) {
  const text = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${file}.br`, await packed(text, { params }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await compressed();

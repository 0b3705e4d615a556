import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that nothing is built from. */
const IGNORED =
  /^(node_modules|generated|\.next|\.turbo|test-results|coverage)$|\.(test|spec)\.tsx?$|\.tsbuildinfo$|^next-env\.d\.ts$/;

/** A hash of the names and contents of these files and folders; missing ones count as empty. */
export function fingerprint(paths, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const path of paths) addPath(hash, path);
  return hash.digest('hex');
}

/** Whether the output with this stamp was built from exactly these inputs. */
export function isStamped(file, value) {
  try {
    return readFileSync(file, 'utf8') === value;
  } catch {
    return false;
  }
}

export function stamp(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
}

export function unstamp(file) {
  rmSync(file, { force: true });
}

function addPath(hash, path) {
  const entries = entriesOf(path);
  if (entries === null) {
    hash.update(`${path}\n`).update(contentOf(path));
    return;
  }
  for (const name of entries) if (!IGNORED.test(name)) addPath(hash, join(path, name));
}

function entriesOf(path) {
  try {
    return readdirSync(path).sort();
  } catch {
    return null;
  }
}

function contentOf(path) {
  try {
    return readFileSync(path);
  } catch {
    return '';
  }
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const FOLDER = join(ROOT, '.data', 'node');

/**
 * Runs a task with the folder of a Node for npm to run on; null when the one that is here is new enough. npm leaves out
 * what is not made for the Node that it runs on, and without a word where that is optional: the programs for this
 * platform are. So on an older Node the pinned one comes first, in a folder of its own that is gone afterwards.
 *
 * `npm(args, cwd)` runs npm and throws when it fails.
 */
export async function withPinnedNode(npm, task) {
  const version = pinnedVersion();
  if (!isOlder(process.versions.node, version)) return task(null);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const wanted = { private: true, dependencies: { node: version }, allowScripts: { node: true } };
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify(wanted));
  try {
    await npm(['install', '--ignore-scripts', '--prefix', FOLDER], FOLDER);
    await npm(['rebuild', 'node', '--prefix', FOLDER], FOLDER);
    return await task(join(FOLDER, 'node_modules', 'node', 'bin'));
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

/** Is this version's first number smaller? */
export const isOlder = (version, than) => major(version) < major(than);

const major = (version) => Number(version.split('.')[0]);

function pinnedVersion() {
  return JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages['node_modules/node'].version;
}

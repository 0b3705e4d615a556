import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const FOLDER = join(ROOT, '.data', 'node');

/**
 * Runs a task with the folder of a Node for npm to use; null when the current one is new enough. npm skips packages
 * that do not support the current Node, silently if they are optional, as the programs for this platform are. So on an
 * older Node the pinned one is installed first, in a temporary folder. `npm(args, cwd)` runs npm and throws when it
 * fails.
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

/** Whether this version's major number is smaller. */
export const isOlder = (version, than) => major(version) < major(than);

const major = (version) => Number(version.split('.')[0]);

function pinnedVersion() {
  return JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages['node_modules/node'].version;
}

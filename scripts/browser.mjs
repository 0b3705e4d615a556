import { existsSync } from 'node:fs';
import { Stop, sentences } from './bootstrap/messages.mjs';
import { finished } from './bootstrap/programs.mjs';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** Chromium without windows: the same pages for little more than half the processor time. */
const SYSTEM_SHELLS = ['/usr/bin/chromium-headless-shell'];
const INSTALL_MS = 300_000;

/** The path of a working Chromium: an installed one, or else one that is installed now. */
export async function chromium() {
  const own = await playwrightsOwn();
  const here = await firstWorking([process.env.CHROMIUM_PATH, own, ...SYSTEM_BROWSERS]);
  if (here !== null) return here;
  await finished(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { timeout: INSTALL_MS });
  const downloaded = await firstWorking([own]);
  if (downloaded !== null) return downloaded;
  await installedByApt('chromium');
  const installed = await firstWorking(SYSTEM_BROWSERS);
  if (installed === null) throw new Stop(sentences.noBrowser);
  return installed;
}

/** The path of a working headless shell, which is installed if apt can; elsewhere the whole browser is used. */
export async function headlessShell() {
  const here = await firstWorking([process.env.CHROMIUM_SHELL_PATH, ...SYSTEM_SHELLS]);
  if (here !== null) return here;
  await installedByApt('chromium-headless-shell');
  return (await firstWorking(SYSTEM_SHELLS)) ?? chromium();
}

async function installedByApt(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await finished('apt-get', ['update'], { env, timeout: INSTALL_MS });
  await finished('apt-get', ['install', '-y', '--no-install-recommends', name], { env, timeout: INSTALL_MS });
}

/** The first of these paths at which a browser starts and prints its version; a file's existence proves nothing. */
export async function firstWorking(paths) {
  for (const path of paths) {
    if (path === undefined || path === '' || !existsSync(path)) continue;
    const told = await finished(path, ['--version'], { timeout: 20_000 });
    if (told.code === 0) return path;
  }
  return null;
}

async function playwrightsOwn() {
  const { chromium: own } = await import('@playwright/test');
  return own.executablePath();
}

import { existsSync, statfsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { env } from '../env.ts';

const SHELLS = ['/usr/bin/chromium-headless-shell'];
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const SHARED_MEMORY = '/dev/shm';
/** Bytes of shared memory, more than Chromium uses. */
const ROOM = 4_000_000_000;

/** Whether browser and pages may share memory: where there is little, as in containers, they share files. */
function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize > ROOM;
}

function launching(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

const whole = env.chromiumPath ?? BROWSERS.find((path) => existsSync(path));

/** What journeys run in by default: it draws the same pages for little more than half the processor time. */
export const HEADLESS_SHELL = launching(env.shellPath ?? SHELLS.find((path) => existsSync(path)) ?? whole);

/**
 * For journeys that need what the shell lacks: push, permissions, printing. Their file says `test.use(WHOLE_BROWSER)`.
 */
export const WHOLE_BROWSER = { launchOptions: launching(whole) };

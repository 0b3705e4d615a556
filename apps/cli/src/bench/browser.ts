import { type Browser, chromium } from 'playwright-core';
import { chromium as workingChromium } from '../../../../scripts/browser.mjs';
import { CannotMeasure } from './system.ts';

/** The Chromium that `npm test` uses: named, brought by Playwright, of the system, or installed now. */
export async function launched(): Promise<Browser> {
  return chromium.launch({ args: ['--no-sandbox'], executablePath: await executablePath() });
}

async function executablePath(): Promise<string> {
  try {
    return await workingChromium();
  } catch (error) {
    throw new CannotMeasure(error instanceof Error ? error.message : String(error));
  }
}

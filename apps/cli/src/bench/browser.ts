import { type Browser, chromium } from 'playwright-core';
import { chromium as workingChromium } from '../../../../scripts/browser.mjs';
import { CannotMeasure } from './system.ts';

/** The Chromium that `npm test` uses: a named one, Playwright's, the system's, or one installed now. */
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

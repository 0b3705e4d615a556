import { type Browser, chromium } from 'playwright-core';
import { chromium as workingChromium } from '../../../../scripts/browser.mjs';
import { CannotMeasure } from './system.ts';

/** The Chromium that `npm test` uses: a named one, Playwright's, the system's, or one installed now. */
async function launched(): Promise<Browser> {
  return chromium.launch({ args: ['--no-sandbox'], executablePath: await executablePath() });
}

/** Runs a task in a browser of its own. */
export async function inBrowser<Value>(task: (browser: Browser) => Promise<Value>): Promise<Value> {
  const browser = await launched();
  try {
    return await task(browser);
  } finally {
    await browser.close();
  }
}

async function executablePath(): Promise<string> {
  try {
    return await workingChromium();
  } catch (error) {
    throw new CannotMeasure(error instanceof Error ? error.message : String(error));
  }
}

import { expect, test } from 'vitest';
import { firstWorking } from './browser.mjs';

test('takes the first program that runs, not the first file', async () => {
  // Node stands in for a browser: it also prints its version.
  expect(await firstWorking([undefined, '', '/nowhere/chromium', import.meta.filename, process.execPath])).toBe(
    process.execPath,
  );
  expect(await firstWorking(['/nowhere/chromium'])).toBeNull();
});

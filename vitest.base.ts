import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What every package's tests share. Each package re-exports this from its own vitest.config.ts. */
export default defineConfig({
  oxc: { jsx: { development: false } },
  test: {
    // As on a site that is not under development, where React draws pages in half the time.
    env: { NODE_ENV: 'production' },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [fileURLToPath(new URL('vitest.draws.ts', import.meta.url))],
    passWithNoTests: false,
    // Modules are evaluated once for each worker, not once for each file: half of the run was that. Hence no module
    // of ours keeps anything that one test could leave behind for another.
    isolate: false,
    // Generous, for a small machine that does other things too: they end what hangs, they measure nothing.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 20 } },
  },
});

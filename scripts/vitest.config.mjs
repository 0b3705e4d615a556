import { defineConfig } from 'vitest/config';

/** The tests of the scripts, which are not a workspace. */
export default defineConfig({ test: { include: ['scripts/**/*.test.mjs'], passWithNoTests: false } });

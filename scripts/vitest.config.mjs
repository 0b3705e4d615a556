import { defineConfig } from 'vitest/config';

/** The tests of the scripts themselves, which are no workspace. */
export default defineConfig({ test: { include: ['scripts/**/*.test.mjs'], passWithNoTests: false } });

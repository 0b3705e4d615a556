import { defineConfig } from 'vitest/config';

/** The server's tests stand beside it, outside of src. */
export default defineConfig({
  test: { include: ['{server,src}/**/*.test.{ts,tsx}'], passWithNoTests: false },
});

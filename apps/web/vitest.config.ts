import { mergeConfig } from 'vitest/config';
import base from '../../vitest.base.ts';

/** The server's tests are beside it, outside of src. */
export default mergeConfig(base, { test: { include: ['server/**/*.test.ts'] } });

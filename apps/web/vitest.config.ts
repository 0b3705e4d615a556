import { mergeConfig } from 'vitest/config';
import base from '../../vitest.base.ts';

/** The server's tests stand beside it, outside of src. */
export default mergeConfig(base, { test: { include: ['server/**/*.test.ts'] } });

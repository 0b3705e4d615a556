import { expect, test } from 'vitest';
import { appRouter } from './router.ts';

const procedures = Object.entries<unknown>(appRouter._def.procedures);

test.each(procedures)('%s has a schema for its answer', (_name, procedure) => {
  expect(procedure).toHaveProperty(['_def', 'output'], expect.anything());
});

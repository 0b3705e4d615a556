import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRequestContext } from './request-context.ts';

test('concurrent requests each have their own address', async () => {
  const requestContext = createRequestContext();
  const seen = (address: string): Promise<string> =>
    requestContext.run(address, async () => {
      await nextTurn();
      return requestContext.address();
    });
  expect(await Promise.all([seen('here'), seen('there')])).toEqual(['here', 'there']);
  expect(requestContext.address()).toBe('');
});

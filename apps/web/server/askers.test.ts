import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createAskers } from './askers.ts';

test('what is done for requests at the same time knows of each where it comes from', async () => {
  const askers = createAskers();
  const seen = (address: string): Promise<string> =>
    askers.answer(address, async () => {
      await nextTurn();
      return askers.address();
    });
  expect(await Promise.all([seen('here'), seen('there')])).toEqual(['here', 'there']);
  expect(askers.address()).toBe('');
});

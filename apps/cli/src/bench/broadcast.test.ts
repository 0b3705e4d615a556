import { expect, test } from 'vitest';
import { startBroadcast } from './broadcast.ts';

test('every message of one client reaches each listener', async () => {
  const broadcast = await startBroadcast(3);
  try {
    for (let round = 0; round < 2; round++) {
      const times = await broadcast.tell('{"what":"step"}');
      expect(times).toHaveLength(3);
      for (const time of times) expect(time).toBeGreaterThan(0);
    }
  } finally {
    broadcast.stop();
  }
});

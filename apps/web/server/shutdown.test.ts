import { expect, test } from 'vitest';
import { createShutdown } from './shutdown.ts';

test('servers close before the resources that their requests need, last opened first, each once', async () => {
  const closed: string[] = [];
  const shutdown = createShutdown();
  const noted = (name: string) => async (): Promise<void> => void closed.push(name);
  shutdown.first(noted('port'));
  shutdown.last(noted('database'));
  shutdown.first(noted('sockets'));
  shutdown.last(noted('pages'));
  await shutdown.close();
  await shutdown.close();
  expect(closed).toEqual(['sockets', 'port', 'pages', 'database']);
});

test('a part that cannot be closed does not keep the rest open', async () => {
  const closed: string[] = [];
  const shutdown = createShutdown();
  const stuck = new Error('it is stuck');
  shutdown.last(() => closed.push('database'));
  shutdown.last(() => Promise.reject(stuck));
  shutdown.first(() => closed.push('port'));
  await expect(shutdown.close()).rejects.toBe(stuck);
  expect(closed).toEqual(['port', 'database']);
});

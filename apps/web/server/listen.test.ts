import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { closed, listen } from './listen.ts';
import { messages } from './messages.ts';
import { StartFailure } from './start-failure.ts';

test('a port in use is reported in one sentence', async () => {
  const first = createServer();
  const port = await listen(first, 0);
  await expect(listen(createServer(), port)).rejects.toEqual(new StartFailure(messages.portTaken(port)));
  await closed(first);
});

test('stopping lets open requests finish and accepts no more', async () => {
  const server = createServer();
  const port = await listen(server, 0);
  const asked = once(server, 'request');
  const answer = fetch(`http://127.0.0.1:${port}`);
  const [, response] = await asked;
  const end = closed(server);

  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  response.end('done');
  expect(await (await answer).text()).toBe('done');
  await end;
});

import { expect, test } from 'vitest';
import { createClosing } from './closing.ts';

test('what people come in by closes before what answers them, the last opened first, and once', async () => {
  const closed: string[] = [];
  const closing = createClosing();
  const noted = (name: string) => async (): Promise<void> => void closed.push(name);
  closing.wayIn(noted('port'));
  closing.behind(noted('database'));
  closing.wayIn(noted('sockets'));
  closing.behind(noted('pages'));
  await closing.close();
  await closing.close();
  expect(closed).toEqual(['sockets', 'port', 'pages', 'database']);
});

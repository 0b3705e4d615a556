import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { askAgain } from './ask-again.ts';

test('a first answer that was asked for before the change does not count', async () => {
  const queries = new QueryClient();
  const asked: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => asked.push(resolve));
  const seen = new QueryObserver(queries, { queryKey: ['messages'], queryFn });
  const stop = seen.subscribe(() => undefined);
  const done = askAgain(queries, ['messages']);
  await expect.poll(() => asked.length).toBe(2);
  asked[0]?.('before');
  asked[1]?.('after');
  await done;
  expect(seen.getCurrentResult().data).toBe('after');
  stop();
});

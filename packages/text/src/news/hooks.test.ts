import { expect, test } from 'vitest';
import { hookWords } from './hooks.ts';

const about = { name: 'Varn', system: 'tally', summary: { round: 3, phase: null } } as const;

test('a hook announces a new phase only in games with phases', () => {
  expect(hookWords('phase', { ...about, hasSheets: true }).title).toBe('Varn: a new phase has opened');
  const { title, says } = hookWords('phase', { ...about, hasSheets: false });
  expect(title).toBe('Varn: now turn 3');
  expect(says).not.toMatch(/phase/);
});

test('the other messages are the same with and without sheets', () => {
  for (const kind of ['paused', 'resumed', 'ended', 'moved', 'test'] as const)
    expect(hookWords(kind, { ...about, hasSheets: false })).toEqual(hookWords(kind, { ...about, hasSheets: true }));
});

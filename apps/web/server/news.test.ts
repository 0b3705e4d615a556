import { expect, test } from 'vitest';
import { createNews } from './news.ts';

test('the same step of a campaign is news once, and the next one is again', () => {
  const isNews = createNews();
  const steps = [
    ['red', 1],
    ['red', 1],
    ['blue', 1],
    ['red', 2],
    ['red', 2],
  ] as const;
  expect(steps.map(([campaign, n]) => isNews({ what: 'step', campaign, n }))).toEqual([true, false, true, true, false]);
});

test('who seals and who comes and goes is news each time', () => {
  const isNews = createNews();
  for (const what of ['seals', 'lobby'] as const)
    for (let i = 0; i < 2; i++) expect(isNews({ what, campaign: 'red', n: 1 })).toBe(true);
});

test('of very many campaigns the first are forgotten', () => {
  const isNews = createNews();
  for (let i = 0; i <= 10_000; i++) isNews({ what: 'step', campaign: `${i}`, n: 1 });
  expect(isNews({ what: 'step', campaign: '10000', n: 1 })).toBe(false);
  expect(isNews({ what: 'step', campaign: '0', n: 1 })).toBe(true);
});

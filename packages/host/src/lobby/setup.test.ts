import { expect, test } from 'vitest';
import { type SetupDraft, withoutClock } from './setup.ts';

const DRAFT: SetupDraft = {
  preset: 'plain',
  settings: { rain: true },
  clock: { mode: 'duration', seconds: 60 },
  map: [1],
};

test('a game with an order clock keeps the one that was chosen', () => {
  expect(withoutClock({ orderClock: 'asked' }, DRAFT)).toEqual(DRAFT);
});

test('a game without an order clock is set up without one, and keeps everything else', () => {
  expect(withoutClock({ orderClock: 'none' }, DRAFT)).toEqual({ preset: 'plain', settings: { rain: true }, map: [1] });
});

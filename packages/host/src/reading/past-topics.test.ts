import type { Viewer } from '@sealed-orders/rules/kernel';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { REFEREE, rewinding, SPECTATOR, START, seat } from '../rewind/testing.ts';
import { BLUE, RED, tally } from '../testing.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import type { WantedTopics } from './types.ts';

const { clock, hostOf, host, close, war, rewind } = await rewinding();
beforeEach(() => {
  clock.now = START;
});
afterAll(close);

const isTold = (viewer: Viewer): boolean =>
  viewer.kind === 'referee' || (viewer.kind === 'seat' && viewer.seat === RED);

/** A game that keeps the turns that are over; only red and the referee know of them. */
const keeping = hostOf({
  ...tally,
  pastTopics: {
    schema: z.strictObject({ id: z.string() }),
    known: ({ turn }, viewer) =>
      isTold(viewer) ? Array.from({ length: turn - 1 }, (_, i) => ({ id: `turn-${turn - 1 - i}` })) : [],
  },
});

const ofRed = (campaign: CampaignId, wanted: Partial<WantedTopics> = {}) =>
  keeping.pastTopics(campaign, seat(RED), { most: 50, ...wanted });

const told = (turns: readonly number[], next: number | null = null) => ({
  system: 'tally',
  topics: turns.map((turn) => ({ id: `turn-${turn}` })),
  next: next === null ? null : `turn-${next}`,
});

test('topics that are over come in parts, the latest first, as they were at a step', async () => {
  const { campaign } = await war();
  expect(await ofRed(campaign)).toEqual(told([2, 1]));
  expect(await ofRed(campaign, { most: 1 })).toEqual(told([2], 1));
  expect(await ofRed(campaign, { most: 1, from: 'turn-1' })).toEqual(told([1]));
  expect(await ofRed(campaign, { n: 1 })).toEqual(told([1]));
  expect(await ofRed(campaign, { n: 1, from: 'turn-2' })).toEqual(told([]));
  expect(await ofRed(campaign, { n: 3 })).toBeNull();
});

test('a viewer who may not know of a topic cannot tell it from one that does not exist', async () => {
  const { campaign } = await war();
  for (const viewer of [seat(BLUE), SPECTATOR]) {
    for (const from of [undefined, 'turn-1', 'turn-9'])
      expect(await keeping.pastTopics(campaign, viewer, { most: 50, from })).toEqual(told([]));
  }
});

test('topics of undone steps are gone', async () => {
  const table = await war();
  expect(await rewind(table, 1, 2)).toMatchObject({ ok: true });
  expect(await ofRed(table.campaign)).toEqual(told([1]));
});

test('a referee reads what any viewer knows, and everybody does after the war', async () => {
  const { campaign, owner } = await war();
  const as = (viewer: Viewer, isReferee: boolean) => keeping.pastTopicsAs(campaign, viewer, { most: 50, isReferee });
  expect([await as(seat(RED), true), await as(seat(BLUE), true)]).toEqual([told([2, 1]), told([])]);
  expect(await as(REFEREE, false)).toBeNull();
  await host.endWar(campaign, owner, 'Enough.');
  expect([await as(REFEREE, false), await as(SPECTATOR, false)]).toEqual([told([2, 1]), told([])]);
});

test('a game whose views have everything keeps nothing besides', async () => {
  const { campaign } = await war();
  expect(await host.pastTopics(campaign, REFEREE, { most: 50 })).toEqual(told([]));
});

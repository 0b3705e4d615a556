import { expect, test } from 'vitest';
import { attacked, atWar } from './testing/wars.ts';
import { isOnBattlePage, turnOf } from './waiting.ts';

test('the side that declares reads that it is its turn, everyone else whose turn it is', () => {
  const made = atWar();
  expect(['anna', 'bert', 'spectator'].map((viewer) => turnOf(made.seenBy(viewer)))).toEqual([
    'yours',
    'theirs',
    'theirs',
  ]);
});

test('an attack asks the other side to respond', () => {
  const made = attacked();
  expect([turnOf(made.seenBy('anna')), turnOf(made.seenBy('bert'))]).toEqual(['theirs', 'yours']);
});

test('battles and the way back are decided on the page of battles, reactions in the panel', () => {
  const decisions = ['battle', 'confirm', 'retreats', 'respond', 'intercept', 'score'] as const;
  expect(decisions.filter(isOnBattlePage)).toEqual(['battle', 'confirm', 'retreats']);
});

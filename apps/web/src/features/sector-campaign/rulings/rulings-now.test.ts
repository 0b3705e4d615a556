import type { View } from '@sealed-orders/rules/sector-campaign';
import { checkRuling } from '@sealed-orders/rules/sector-campaign';
import { sectorSetUp, sectorWar } from '@sealed-orders/rules/testing';
import { describe, expect, test } from 'vitest';
import { armyNamed } from '../testing/deploying.ts';
import { armiesFor, disputedBattles, rulingsNow, withoutArmy } from './rulings-now.ts';

const withBoard = (view: View, board: Partial<View['board']>): View => ({
  ...view,
  board: { ...view.board, ...board },
});
const atWar = () => sectorWar('attacks', { pieces: { Wolves: 'west 8', Owls: 'east B' } }).seenBy('referee');

describe('The desk offers', () => {
  test('an army while a side has none', () => {
    const made = sectorSetUp();
    expect(rulingsNow(made.seenBy('referee'))).toEqual(['set-army', 'end-campaign']);
    made.give('west', { type: 'seal-army', army: armyNamed('A', 'B') });
    expect(withoutArmy(made.seenBy('referee'))).toEqual(['east']);
  });

  test('an early end once the campaign has begun', () => {
    expect(rulingsNow(atWar())).toEqual(['end-campaign']);
  });

  test('an answer while a side claims the victory', () => {
    expect(rulingsNow(withBoard(atWar(), { claim: 'west' }))).toEqual(['answer-claim', 'end-campaign']);
  });

  test('nothing after the end', () => {
    const ended = { rule: 'SEC-VP-01', winner: 'west' } as const;
    expect(rulingsNow(withBoard(atWar(), { ended }))).toEqual([]);
  });
});

test('the rules accept every army on offer', () => {
  const view = sectorSetUp({ settings: { armyPoints: 2500 } }).seenBy('referee');
  const armies = armiesFor(view, 'east');
  expect(armies.length).toBeGreaterThan(0);
  for (const army of armies) expect(checkRuling(view, { type: 'set-army', side: 'east', army })).toEqual([]);
});

test('without a dispute, no battle waits for the referee', () => {
  expect(disputedBattles(atWar())).toEqual([]);
});

import { type BattleResult, fightersIn } from '@sealed-orders/rules/sector-campaign';
import { expect, test } from 'vitest';
import {
  changedLines,
  countedFor,
  emptyResult,
  filledIn,
  lossesOf,
  readDraft,
  withDeeds,
  withLosses,
  withWinner,
} from './report-draft.ts';
import { firstBattle, fought, PIECES } from './testing/fights.ts';

const WAR = fought({ pieces: PIECES });
const BATTLE = firstBattle(WAR);
const FIGHTERS = fightersIn(WAR.seenBy('anna'), BATTLE);
const [WOLVES, OWLS] = FIGHTERS.map(({ counter }) => counter);
if (WOLVES === undefined || OWLS === undefined) throw new Error('nobody fights');
const EMPTY = emptyResult(FIGHTERS);

test('a report begins with a line for each detachment that fought, attackers first', () => {
  expect(EMPTY.deeds.map(({ counter }) => counter)).toEqual(['west-1', 'east-1']);
  expect(EMPTY.deeds.map(lossesOf)).toEqual(['none', 'none']);
});

test('a detachment that is wiped out is halved as well, as the rules demand', () => {
  const wiped = withLosses(EMPTY, OWLS, 'wiped');
  expect(wiped.deeds[1]).toMatchObject({ isHalved: true, isWiped: true });
  expect(withLosses(wiped, OWLS, 'halved').deeds[1]).toMatchObject({ isHalved: true, isWiped: false });
  expect(withLosses(wiped, OWLS, 'none').deeds[1]).toMatchObject({ isHalved: false, isWiped: false });
  expect(WAR.give('west', { type: 'report', battle: BATTLE.id, result: wiped })).toEqual([]);
});

test('aircraft gain from flyers, all others from sixes and objectives', () => {
  expect(countedFor('aerial')).toEqual(['engines', 'flyers']);
  expect(countedFor('airborne')).toEqual(['sixes', 'objectives', 'engines']);
});

test('an amendment changes the lines that differ; in a line left out nothing is marked', () => {
  const told: BattleResult = { winner: 'draw', deeds: [] };
  expect(changedLines(told, EMPTY)).toEqual([]);
  const changed = withDeeds(withWinner(EMPTY, 'attacker'), WOLVES, { sixes: 2 });
  expect(changedLines(told, changed)).toEqual(['winner', 'west-1']);
  expect(changedLines(changed, withDeeds(changed, WOLVES, { sixes: 0 }))).toEqual(['west-1']);
});

test('a saved draft is fitted to those who fight now', () => {
  const kept = withLosses(EMPTY, OWLS, 'halved');
  const others = FIGHTERS.filter(({ counter }) => counter === WOLVES);
  expect(filledIn(others, kept).deeds.map(({ counter }) => counter)).toEqual(['west-1']);
  expect(filledIn(FIGHTERS, { winner: 'draw', deeds: [] }).deeds).toHaveLength(2);
});

test('a saved draft is read back, unless it is not a report', () => {
  const result = withWinner(EMPTY, 'defender');
  const stored: unknown = JSON.parse(JSON.stringify({ result, isTold: true }));
  expect(readDraft(stored, BATTLE.id)).toEqual({ result, isTold: true });
  expect(readDraft({ result, isTold: 'yes' }, BATTLE.id)).toMatchObject({ isTold: false });
  expect(readDraft({ result: { winner: 'nobody' } }, BATTLE.id)).toBeNull();
  expect(readDraft('report', BATTLE.id)).toBeNull();
});

import type { SectorWar } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { deadlineOf, pastBattles, pendingBattles, standingOf, waitingReport } from './battle-state.ts';
import { declared, firstBattle, fought, PIECES } from './testing/fights.ts';

const DUE = '2031-05-10T12:00:00.000Z';

const stands = (war: SectorWar, viewer: string) => standingOf(war.seenBy(viewer), firstBattle(war));
const report = (war: SectorWar) => ({
  ...({ type: 'report', battle: firstBattle(war).id, result: { winner: 'attacker', deeds: [] } } as const),
});

test('an attack asks only the attacked side for responses', () => {
  const war = declared({ pieces: PIECES });
  expect(stands(war, 'bert')).toEqual({ role: 'fights', stage: 'declared', asked: 'respond' });
  expect(stands(war, 'anna')).toEqual({ role: 'fights', stage: 'declared', asked: null });
});

test('a battle that has begun asks both sides, and has the time of their decision', () => {
  const war = fought({ pieces: PIECES });
  expect(stands(war, 'anna')).toEqual({ role: 'fights', stage: 'open', asked: 'battle' });
  expect(stands(war, 'referee')).toMatchObject({ role: 'referee', asked: null });
  expect(stands(war, 'spectator')).toMatchObject({ role: 'watches', stage: 'open' });
  expect(deadlineOf(war.seenBy('anna'), firstBattle(war), 'open', DUE)).toEqual({ kind: 'battle', at: DUE });
});

test('a report asks the other side for an answer, with a time of its own', () => {
  const war = fought({ pieces: PIECES });
  expect(war.give('west', report(war))).toEqual([]);
  expect(stands(war, 'bert')).toMatchObject({ stage: 'reported', asked: 'confirm' });
  expect(stands(war, 'anna')).toMatchObject({ stage: 'reported', asked: null });
  expect(waitingReport(war.seenBy('bert'), firstBattle(war))).toMatchObject({ by: 'west', winner: 'attacker' });
  const ends = new Date(Date.parse(war.now) + 72 * 3_600_000).toISOString();
  const deadline = deadlineOf(war.seenBy('bert'), firstBattle(war), 'reported', DUE);
  expect(deadline).toEqual({ kind: 'report', at: ends });
});

test('spectators learn nothing of a report until it is confirmed', () => {
  const war = fought({ pieces: PIECES });
  war.give('west', report(war));
  expect(stands(war, 'spectator')).toMatchObject({ stage: 'open' });
  expect(waitingReport(war.seenBy('spectator'), firstBattle(war))).toBeNull();
  expect(deadlineOf(war.seenBy('spectator'), firstBattle(war), 'reported', null)).toBeNull();
});

test('a disputed battle waits for the referee, for fourteen days', () => {
  const war = fought({ pieces: PIECES });
  war.give('west', report(war));
  expect(war.give('east', { type: 'dispute', battle: firstBattle(war).id, text: 'no' })).toEqual([]);
  expect(stands(war, 'anna')).toMatchObject({ stage: 'disputed', asked: null });
  const ends = new Date(Date.parse(war.now) + 14 * 86_400_000).toISOString();
  expect(deadlineOf(war.seenBy('anna'), firstBattle(war), 'disputed', DUE)).toEqual({ kind: 'dispute', at: ends });
});

test('a published battle leaves the list of open ones, even while its effects wait for another', () => {
  const pieces = { ...PIECES, Bears: 'west 7', Hawks: 'east A' };
  const war = fought({
    pieces,
    attacks: [
      ['Wolves', 'B'],
      ['Bears', 'A'],
    ],
  });
  const before = pendingBattles(war.seenBy('anna'), DUE).map(({ battle }) => battle.id);
  expect(before).toEqual(['b1', 'b2']);
  war.give('west', report(war));
  // What the reader is asked for comes first.
  expect(pendingBattles(war.seenBy('anna'), DUE).map(({ battle }) => battle.id)).toEqual(['b2', 'b1']);
  war.give('east', { type: 'confirm', battle: firstBattle(war).id });
  expect(pendingBattles(war.seenBy('anna'), DUE).map(({ battle }) => battle.id)).toEqual(['b2']);
  expect(pastBattles(war.seenBy('anna')).map(({ id }) => id)).toEqual(['b1']);
});

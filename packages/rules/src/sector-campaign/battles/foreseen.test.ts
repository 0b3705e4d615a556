import { expect, test } from 'vitest';
import { territory, war } from '../testing/war.ts';
import type { Battle } from '../types.ts';
import { battleEnd, xpForeseen } from './foreseen.ts';
import { NO_DEEDS } from './results.ts';
import { fightersIn, fortificationsIn, pointsIn } from './table.ts';

type War = ReturnType<typeof war>;
type Pieces = Readonly<Record<string, string>>;

/** West’s Wolves have attacked B from 8. */
function attacked(pieces: Pieces, more: NonNullable<Parameters<typeof war>[1]> = {}): War {
  const made = war('attacks', { pieces, ...more });
  const [from, to] = [territory(made.state, '8'), territory(made.state, 'B')];
  return made.does('west', { type: 'attack', from, to, detachments: [made.one('Wolves').id], isHasty: false });
}
function battle(made: War): Battle {
  const [only] = Object.values(made.board.battles);
  if (only === undefined) throw new Error('no battle');
  return only;
}
function begun(pieces: Pieces, more: NonNullable<Parameters<typeof war>[1]> = {}): War {
  const made = attacked(pieces, more);
  while (made.board.phase === 'attacks') {
    const [asked] = made.board.asked;
    made.does(asked?.side ?? 'west', asked?.decision === 'respond' ? { type: 'done' } : { type: 'pass' });
  }
  return made;
}

const PIECES = { Wolves: 'west 8 1500', Owls: 'east B 2700', Hawks: 'east A 300' };

test('SEC-BTL-01, SEC-RESP-06: defenders set up, responders are reserves', () => {
  const made = attacked(PIECES);
  made.does('east', { type: 'respond', detachment: made.one('Hawks').id });
  const entries = fightersIn(made.seenBy('bert'), battle(made)).map(({ part, entry }) => [part, entry]);
  expect(entries).toEqual([
    ['attacks', 'meeting'],
    ['defends', 'half'],
    ['responds', 'reserve'],
  ]);
});

test('SEC-DEPLOY-04: neither side knows the enemy’s points until the battle begins, and spectators never do', () => {
  const before = attacked(PIECES);
  const seen = (made: War, viewer: string) => fightersIn(made.seenBy(viewer), battle(made));
  expect([pointsIn(seen(before, 'anna'), 'west'), pointsIn(seen(before, 'anna'), 'east')]).toEqual([1500, null]);
  const made = begun(PIECES);
  expect([pointsIn(seen(made, 'anna'), 'west'), pointsIn(seen(made, 'anna'), 'east')]).toEqual([1500, 2700]);
  expect(pointsIn(seen(made, 'spectator'), 'west')).toBeNull();
});

test('SEC-BTL-02: 2,700 points of defenders have ten fortifications if B is fortified', () => {
  const made = begun(PIECES);
  const fighters = fightersIn(made.seenBy('anna'), battle(made));
  expect(fortificationsIn(battle(made), fighters)).toBe(0);
  expect(fortificationsIn({ ...battle(made), isFortified: true }, fighters)).toBe(10);
});

test('SEC-BTL-05 to -08, SEC-VP-06: each result has the effects that were foreseen', () => {
  const made = begun(PIECES);
  const seen = made.seenBy('anna');
  const won = battleEnd(seen, battle(made), 'attacker');
  expect(won).toMatchObject({ controller: 'west', score: { side: 'west', amount: 2 } });
  const places = (names: readonly string[]) => names.map((name) => territory(made.state, name));
  expect(won.leaving.map(({ among }) => among)).toEqual([[null, ...places(['8'])], places(['A', 'C', 'D', 'E', 'F'])]);
  expect(battleEnd(seen, battle(made), 'attacker', 'concession').score).toEqual({ side: 'west', amount: 1 });
  expect(battleEnd(seen, battle(made), 'defender')).toMatchObject({ controller: 'east', score: { amount: 1 } });
  expect(battleEnd(seen, battle(made), 'draw')).toMatchObject({ controller: 'east', score: null });
  made.rule({ type: 'settle', battle: battle(made).id, result: { winner: 'attacker', deeds: [] } });
  made.timeUp();
  expect([made.where('Wolves'), made.where('Owls')]).toEqual(['B', 'A']);
});

test('SEC-BTL-09: the forecast says that an isolated loser will be destroyed', () => {
  const made = begun({ ...PIECES, Wolves: 'west 8 600 isolated' }, { held: { east: '4 5 6' } });
  const [wolves] = battleEnd(made.seenBy('anna'), battle(made), 'defender').leaving;
  expect(wolves).toMatchObject({ why: 'isolated', among: [] });
});

test('SEC-XP-05, SEC-XP-07: experience is credited as foreseen', () => {
  const made = begun(PIECES);
  const wolves = made.one('Wolves');
  const counter = made.board.counters[wolves.counter ?? '']?.id ?? battle(made).defenders[0];
  if (counter === undefined) throw new Error('no counter');
  const result = { winner: 'attacker' as const, deeds: [{ ...NO_DEEDS, counter, sixes: 2 }] };
  expect(xpForeseen(made.seenBy('anna'), 'west', wolves, result)).toBe(4);
  made.rule({ type: 'settle', battle: battle(made).id, result });
  expect(made.one('Wolves').xp).toBe(4);
});

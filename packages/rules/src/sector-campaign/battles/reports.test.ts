import { expect, test } from 'vitest';
import { nextDue } from '../due.ts';
import { territory, war } from '../testing/war.ts';
import type { BattleResult, Deeds, Order, Side } from '../types.ts';
import { NO_DEEDS } from './results.ts';

type War = ReturnType<typeof war>;
const pass = { type: 'pass' } as const;

const PIECES = { Wolves: 'west 8 2400', Owls: 'east B 1200', Doves: 'east I' };

/** West’s Wolves have attacked Owls in B. */
function fighting(staged: Parameters<typeof war>[1] = {}): War {
  const made = war('attacks', { pieces: PIECES, ...staged });
  const [from, to] = [territory(made.state, '8'), territory(made.state, 'B')];
  made.does('west', { type: 'attack', from, to, detachments: [made.one('Wolves').id], isHasty: false });
  while (made.board.phase === 'attacks') {
    const [asked] = made.board.asked;
    made.does(asked?.side ?? 'west', asked?.decision === 'respond' ? { type: 'done' } : pass);
  }
  return made;
}
const battle = (made: War) => Object.values(made.board.battles)[0]?.id ?? lost();
function lost(): never {
  throw new Error('there is no battle');
}
const deed = (made: War, name: string, more: Partial<Deeds>): Deeds => ({
  ...NO_DEEDS,
  counter: made.board.counters[made.one(name).counter ?? '']?.id ?? lost(),
  ...more,
});
const result = (winner: BattleResult['winner'], ...deeds: readonly Deeds[]): BattleResult => ({ winner, deeds });
const say = (made: War, side: Side, type: 'confirm' | 'take-back' | 'concede'): readonly string[] =>
  made.give(side, { type, battle: battle(made) }).map(({ code }) => code);
const report = (made: War, side: Side, said: BattleResult, type: 'report' | 'amend' = 'report'): readonly string[] => {
  const filed = { battle: battle(made), result: said };
  const order: Order = type === 'report' ? { type: 'report', ...filed } : { type: 'amend', ...filed };
  return made.give(side, order).map(({ code }) => code);
};

test('SEC-BTL-12: a report counts once the other side confirms it', () => {
  const made = fighting();
  expect(made.asked()).toEqual(['west battle', 'east battle']);
  expect(report(made, 'west', result('attacker', deed(made, 'Owls', { isHalved: true })))).toEqual([]);
  expect(made.asked()).toEqual(['east confirm']);
  expect([say(made, 'west', 'confirm'), made.board.past]).toEqual([['own-report'], []]);
  expect(say(made, 'east', 'confirm')).toEqual([]);
  expect(made.board.past).toMatchObject([{ ending: 'report', winner: 'attacker' }]);
});

test('SEC-BTL-12: after 72 hours without an answer a report is confirmed; until then the battle has no deadline', () => {
  const made = fighting();
  report(made, 'west', result('attacker'));
  expect(nextDue(made.state, null)).toMatchObject([{ isFirm: true, due: { seconds: 72 * 3600 } }]);
  made.wait(71);
  expect(made.board.past).toEqual([]);
  made.wait(1);
  expect(made.board.past).toHaveLength(1);
});

test('SEC-BTL-12: the side that filed answers an amendment, and can’t amend it again', () => {
  const made = fighting();
  report(made, 'west', result('attacker'));
  expect(report(made, 'east', result('draw'), 'amend')).toEqual([]);
  expect(made.asked()).toEqual(['west confirm']);
  expect(report(made, 'west', result('attacker'), 'amend')).toEqual(['battle-reported']);
  say(made, 'west', 'confirm');
  expect(made.board.past).toMatchObject([{ winner: 'draw' }]);
});

test('SEC-BTL-12: a dispute goes to the referee', () => {
  const made = fighting();
  report(made, 'west', result('attacker'));
  const order = { type: 'dispute', battle: battle(made), text: 'They ran.' } as const;
  expect(made.give('east', order)).toEqual([]);
  expect([made.asked(), made.board.phase]).toEqual([[], 'battles']);
  expect(say(made, 'east', 'confirm')).toEqual(['report-disputed']);
  made.rule({ type: 'settle', battle: battle(made), result: { winner: 'defender', deeds: [] } });
  expect(made.board.past).toMatchObject([{ ending: 'referee', winner: 'defender' }]);
});

test('SEC-BTL-12: without a ruling in 14 days, dice decide', () => {
  const made = fighting();
  report(made, 'west', result('attacker'));
  made.give('east', { type: 'dispute', battle: battle(made), text: '' });
  made.wait(14 * 24);
  expect(made.board.past).toMatchObject([{ ending: 'quick' }]);
});

test('SEC-BTL-12: a report can be taken back until it is answered', () => {
  const made = fighting();
  report(made, 'west', result('attacker'));
  expect(say(made, 'east', 'take-back')).toEqual(['own-report']);
  say(made, 'west', 'take-back');
  expect([made.asked(), made.board.timers]).toEqual([['west battle', 'east battle'], {}]);
});

test.each<[string, (made: War) => BattleResult]>([
  ['about one that did not fight', (made) => result('attacker', deed(made, 'Doves', {}))],
  ['twice about the same', (made) => result('attacker', deed(made, 'Owls', {}), deed(made, 'Owls', {}))],
  ['about one wiped out above half strength', (made) => result('attacker', deed(made, 'Owls', { isWiped: true }))],
])('SEC-BTL-10, -12: a report %s is refused', (_title, said) => {
  const made = fighting();
  expect(report(made, 'west', said(made))).toEqual(['result-mismatch']);
});

test('SEC-BTL-13: conceding 2,400 points gives +1, without losses', () => {
  const made = fighting();
  say(made, 'west', 'concede');
  expect(made.board.past).toMatchObject([{ ending: 'concession', winner: 'defender' }]);
  expect(made.board.ledger.filter(({ score }) => score === 'battle')).toMatchObject([{ side: 'east', amount: 1 }]);
});

test('SEC-BTL-14: dice decide immediately if both sides ask, and score only if the terms say so', () => {
  const quick = (settings: Readonly<Record<string, unknown>>) => {
    const made = fighting({ settings });
    const id = battle(made);
    made.give('west', { type: 'quick', battle: id, wants: true });
    expect(made.board.past).toEqual([]);
    made.dice({ [`SEC-BTL-14 ${id} west`]: [6], [`SEC-BTL-14 ${id} east`]: [1] });
    made.give('east', { type: 'quick', battle: id, wants: true });
    return made.board.ledger.filter(({ score }) => score === 'battle').map(({ amount }) => amount);
  };
  expect([quick({}), quick({ quickGivesVp: false })]).toEqual([[1], []]);
});

test('SEC-BTL-12: spectators see no report until it is confirmed', () => {
  const made = fighting();
  report(made, 'west', result('attacker'));
  expect(made.events.map(({ to }) => to)).toEqual(['seats']);
  expect([made.seenBy('spectator').talks, Object.keys(made.seenBy('spectator').board.timers)]).toEqual([{}, []]);
  expect(Object.keys(made.seenBy('bert').talks)).toHaveLength(1);
});

test('SEC-SETUP-05: staff members report the battles of detachments that the commander gave them', () => {
  const made = fighting({ seats: [{ id: 'carl', name: 'Carl', side: 'west', role: 'staff' }] });
  const order = { type: 'report', battle: battle(made), result: { winner: 'attacker', deeds: [] } } as const;
  expect(made.giveAs('carl', order)).toMatchObject([{ code: 'not-commander' }]);
  const carl = made.board.seats.find((one) => one === 'carl') ?? null;
  made.give('west', { type: 'assign', detachment: made.one('Wolves').id, keeper: carl });
  expect(made.giveAs('carl', order)).toEqual([]);
});

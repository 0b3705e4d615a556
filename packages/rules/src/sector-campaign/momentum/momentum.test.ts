import { expect, test } from 'vitest';
import { territory, war } from '../testing/war.ts';
import type { Effect, Order, Side } from '../types.ts';
import { effectsFor } from './momentum.ts';

type War = ReturnType<typeof war>;
const pass = { type: 'pass' } as const;

test.each<[number, number]>([
  [5, 2],
  [1, 0],
  [2, 1],
  [-1, 0],
])('SEC-MOM-01: a gain of %i is worth %i effects', (gain, effects) => {
  expect(effectsFor(gain)).toBe(effects);
});

const PIECES = { Wolves: 'west 8', Bears: 'west 8', Owls: 'east B', Doves: 'east I' };

/** West’s Wolves have attacked B, and West has these effects. */
function fighting(effects: readonly Effect[], bombardments = 0): War {
  const made = war('attacks', { pieces: PIECES, settings: { momentum: true, commandResources: true } });
  const [from, to] = [territory(made.state, '8'), territory(made.state, 'B')];
  made.does('west', { type: 'attack', from, to, detachments: [made.one('Wolves').id], isHasty: false });
  while (made.board.phase === 'attacks') {
    const [asked] = made.board.asked;
    made.does(asked?.side ?? 'west', asked?.decision === 'respond' ? { type: 'done' } : pass);
  }
  const { desks } = made.state;
  made.state = { ...made.state, desks: { ...desks, west: { ...desks.west, effects: [...effects], bombardments } } };
  return made;
}
const battle = (made: War) => Object.values(made.board.battles)[0]?.id ?? lost();
function lost(): never {
  throw new Error('there is no battle');
}
const use = (made: War, effects: readonly [Effect, string | null][], bombardments = 0): readonly string[] => {
  const named = effects.map(([effect, name]) => ({ effect, detachment: name === null ? null : made.one(name).id }));
  const order: Order = { type: 'use-effects', battle: battle(made), effects: named, bombardments };
  return made.give('west', order).map(({ code }) => code);
};

test('SEC-MOM-02, SEC-MOM-05, -07: each effect is used once; two of the same can be used in one battle', () => {
  const made = fighting(['re-roll', 're-roll', 'inspiration']);
  expect(use(made, [['forced-march', null]])).toEqual(['effect-missing']);
  expect(
    use(made, [
      ['re-roll', null],
      ['re-roll', null],
    ]),
  ).toEqual([]);
  expect([made.state.desks.west.effects, made.board.sides.west.effects]).toEqual([['inspiration'], 1]);
  expect(use(made, [['re-roll', null]])).toEqual(['effect-missing']);
});

test('SEC-MOM-04: only a detachment in the battle can be made stubborn', () => {
  const made = fighting(['stubborn']);
  expect([use(made, [['stubborn', null]]), use(made, [['stubborn', 'Bears']])]).toEqual([
    ['detachment-not-there'],
    ['detachment-not-there'],
  ]);
  expect(use(made, [['stubborn', 'Wolves']])).toEqual([]);
});

test('SEC-MOM-03: both sides see which effects are used, spectators don’t', () => {
  const made = fighting(['forced-march']);
  use(made, [['forced-march', null]]);
  expect(made.events.map(({ to }) => to)).toEqual(['seats']);
  expect(JSON.stringify(made.seenBy('bert').talks)).toContain('forced-march');
});

test('SEC-MOM-08: no effects can be used after the first report', () => {
  const made = fighting(['re-roll']);
  made.give('east', { type: 'report', battle: battle(made), result: { winner: 'draw', deeds: [] } });
  expect(use(made, [['re-roll', null]])).toEqual(['battle-reported']);
});

test('SEC-MOM-08: if dice decide, Stubborn adds 1 and a Re-Roll rolls again', () => {
  const made = fighting(['stubborn', 're-roll']);
  use(made, [
    ['stubborn', 'Wolves'],
    ['re-roll', null],
  ]);
  const id = battle(made);
  made.dice({ [`SEC-BTL-14 ${id} west`]: [1, 4], [`SEC-BTL-14 ${id} east`]: [5] }).timeUp();
  expect(made.board.past).toMatchObject([{ winner: 'attacker', dice: { attacker: { die: 4, bonus: 2 } } }]);
});

test('SEC-CR-09, SEC-CR-13: there are four bombardments, and each adds 1 if dice decide', () => {
  const made = fighting([], 4);
  expect(use(made, [], 5)).toEqual(['bombardment-missing']);
  expect(use(made, [], 4)).toEqual([]);
  made.timeUp();
  expect(made.board.past).toMatchObject([{ dice: { attacker: { bonus: 5 } } }]);
});

test('SEC-MOM-06: effects not used in their turn’s battles are lost', () => {
  const made = fighting(['re-roll']);
  made.timeUp();
  if (made.board.phase === 'retreats') made.timeUp();
  expect(made.state.desks.west.effects).toEqual([]);
  expect(made.story.some(({ type }) => type === 'effects-lapsed')).toBe(true);
});

/** Both sides pass everything, and West gains this much from other sectors. */
function turnEnds(west: number): War {
  const made = war('attacks', { pieces: PIECES, settings: { momentum: true } });
  made
    .does('west', pass)
    .dice({ 'SEC-VP-10 west': [west], 'SEC-VP-10 east': [3] })
    .does('east', pass);
  return made;
}
const end = (made: War, side: Side, effects: readonly Effect[]) =>
  made.give(side, { type: 'end-turn', choices: { effects, remove: [], gain: null, keep: null } });

test('SEC-MOM-01, -07: a gain of 2 VP is one effect; its kind is secret, the number isn’t', () => {
  const made = turnEnds(6);
  expect(made.asked()).toEqual(['west score']);
  expect(end(made, 'west', ['re-roll', 're-roll'])).toMatchObject([{ code: 'too-many-effects' }]);
  expect(end(made, 'west', ['inspiration'])).toEqual([]);
  expect([made.board.turn, made.state.desks.west.effects]).toEqual([2, ['inspiration']]);
  expect(made.seenBy('bert').board.sides.west.effects).toBe(1);
  expect(JSON.stringify(made.seenBy('bert'))).not.toContain('inspiration');
});

test('SEC-MOM-07: if nobody chooses, effects are re-rolls; without a gain nobody is asked', () => {
  expect(turnEnds(6).timeUp().state.desks.west.effects).toEqual(['re-roll']);
  expect(turnEnds(5).board.turn).toBe(2);
});

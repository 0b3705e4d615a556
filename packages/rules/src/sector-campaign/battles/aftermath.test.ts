import { expect, test } from 'vitest';
import { territory, war } from '../testing/war.ts';
import type { BattleResult, Deeds, Side } from '../types.ts';
import { fortificationsFor } from './opening.ts';
import { NO_DEEDS } from './results.ts';

type War = ReturnType<typeof war>;
const pass = { type: 'pass' } as const;

interface Fight extends NonNullable<Parameters<typeof war>[1]> {
  readonly from?: string;
  readonly into?: string;
  readonly by?: Side;
  readonly names: readonly string[];
}

/** One attack without responses, with the campaign in the battle phase. */
function fighting({ from = '8', into = 'B', by = 'west', names, ...staged }: Fight): War {
  const made = war('attacks', staged);
  if (by === 'east') made.does('west', pass);
  const detachments = names.map((name) => made.one(name).id);
  const [start, target] = [territory(made.state, from), territory(made.state, into)];
  made.does(by, { type: 'attack', from: start, to: target, detachments, isHasty: false });
  while (made.board.phase === 'attacks') {
    const [asked] = made.board.asked;
    made.does(asked?.side ?? 'west', asked?.decision === 'respond' ? { type: 'done' } : pass);
  }
  return made;
}

const deed = (made: War, name: string, more: Partial<Deeds>): Deeds => ({
  ...NO_DEEDS,
  counter: made.board.counters[made.one(name).counter ?? '']?.id ?? lost(),
  ...more,
});
function lost(): never {
  throw new Error('it has no counter');
}
const settle = (made: War, winner: BattleResult['winner'], ...deeds: readonly Deeds[]) =>
  made.rule({ type: 'settle', battle: battle(made), result: { winner, deeds: [...deeds] } });
const battle = (made: War) => Object.values(made.board.battles)[0]?.id ?? lost();

const PIECES = { Wolves: 'west 8', Bears: 'west 8', Owls: 'east B', Doves: 'east I' };

test('SEC-BTL-05, SEC-BTL-06, SEC-VP-06: the winner takes the territory, chooses who stays, and scores', () => {
  const pieces = { ...PIECES, Owls: 'east B 2700' };
  const made = fighting({ pieces, names: ['Wolves', 'Bears'] });
  expect(settle(made, 'attacker')).toEqual([]);
  expect(made.asked()).toEqual(['west retreats', 'east retreats']);
  const back = { detachment: made.one('Bears').id, to: territory(made.state, '8'), route: null };
  expect(made.give('west', { type: 'withdraw', withdrawals: [back] })).toEqual([]);
  made.timeUp();
  expect([made.where('Wolves'), made.where('Bears')]).toEqual(['B', '8']);
  expect(made.board.territories[territory(made.state, 'B')]).toMatchObject({ controller: 'west' });
  expect(made.board.ledger.find(({ score }) => score === 'battle')).toMatchObject({ side: 'west', amount: 2 });
});

test('SEC-BTL-07: losers retreat to their own line or the one behind it', () => {
  const made = fighting({ pieces: PIECES, names: ['Wolves'] });
  settle(made, 'attacker');
  const to = (name: string) => ({
    type: 'withdraw' as const,
    withdrawals: [{ detachment: made.one('Owls').id, to: territory(made.state, name), route: null }],
  });
  expect(made.give('east', to('G'))).toMatchObject([{ code: 'destination-wrong' }]);
  expect(made.give('east', to('B'))).toMatchObject([{ code: 'destination-wrong' }]);
  expect(made.give('east', to('E'))).toEqual([]);
  made.timeUp();
  expect(made.where('Owls')).toBe('E');
});

test('SEC-BTL-07: if nobody chooses, losers go to the same line first, and to the lowest id', () => {
  const made = fighting({ pieces: PIECES, names: ['Wolves'] });
  settle(made, 'attacker');
  made.timeUp();
  expect(made.where('Owls')).toBe('A');
});

test('SEC-BTL-07: losers with nowhere to go are destroyed, as if isolated', () => {
  const held = { east: '1 3 5 8' };
  const pieces = { Wolves: 'west 2 300', Foxes: 'west 7', Owls: 'east 5', Hawks: 'east 8' };
  const made = fighting({ pieces, held, from: '5', into: '2', by: 'east', names: ['Owls'] });
  settle(made, 'attacker');
  if (made.board.phase === 'retreats') made.timeUp();
  expect(() => made.one('Wolves')).toThrow();
  expect(made.story).toContainEqual(expect.objectContaining({ type: 'removed', why: 'no-retreat' }));
  expect(made.board.ledger.find(({ score }) => score === 'isolated-loss')).toMatchObject({ side: 'west', amount: -2 });
});

test('SEC-BTL-05, SEC-BTL-08: a draw changes nothing, and attackers who fail go back where they were', () => {
  const made = fighting({ pieces: PIECES, names: ['Wolves'] });
  settle(made, 'draw');
  expect([made.where('Wolves'), made.where('Owls'), made.board.turn]).toEqual(['8', 'B', 2]);
  expect(made.board.territories[territory(made.state, 'B')]?.controller).toBe('east');
  const beaten = fighting({ pieces: PIECES, names: ['Wolves'] });
  settle(beaten, 'defender');
  expect([beaten.where('Wolves'), beaten.board.turn]).toEqual(['8', 2]);
});

test('SEC-BTL-09: isolated detachments are destroyed if they lose, but not in a draw', () => {
  const isolated = { pieces: { ...PIECES, Wolves: 'west 8 600 isolated' }, held: { east: '4 5 6' } };
  const made = fighting({ ...isolated, names: ['Wolves'] });
  settle(made, 'defender');
  expect(() => made.one('Wolves')).toThrow();
  expect(made.board.ledger.find(({ score }) => score === 'isolated-loss')).toMatchObject({ side: 'west', amount: -3 });
  const drawn = fighting({ ...isolated, names: ['Wolves'] });
  settle(drawn, 'draw');
  expect(drawn.where('Wolves')).toBe('8');
});

test('SEC-BTL-11, SEC-VP-07: detachments that are wiped out are rebuilt where the others retreat', () => {
  const made = fighting({ pieces: PIECES, names: ['Wolves'] });
  settle(made, 'attacker', deed(made, 'Owls', { isHalved: true, isWiped: true }));
  made.timeUp();
  expect(made.where('Owls')).toBe('A');
  expect(made.board.ledger.find(({ score }) => score === 'wiped-out')).toMatchObject({ side: 'east', amount: -1 });
});

test('SEC-BTL-04: effects wait for the last battle, reports don’t', () => {
  const pieces = { Wolves: 'west 8', Bears: 'west 7', Owls: 'east B', Hawks: 'east A', Doves: 'east I' };
  const made = war('attacks', { pieces });
  for (const [name, from, into] of [
    ['Wolves', '8', 'B'],
    ['Bears', '7', 'A'],
  ] as const) {
    const [start, target] = [territory(made.state, from), territory(made.state, into)];
    made.does('west', { type: 'attack', from: start, to: target, detachments: [made.one(name).id], isHasty: false });
    while (made.asked()[0] !== 'west attack' && made.board.phase === 'attacks') {
      const [asked] = made.board.asked;
      made.does('east', asked?.decision === 'respond' ? { type: 'done' } : pass);
    }
  }
  made.does('west', pass);
  settle(made, 'attacker');
  expect(made.board.past).toHaveLength(1);
  expect(made.board.territories[territory(made.state, 'B')]?.controller).toBe('east');
  expect(made.rule({ type: 'call-off', battle: Object.values(made.board.battles)[1]?.id ?? lost() })).toEqual([]);
  expect(made.board.territories[territory(made.state, 'B')]?.controller).toBe('west');
});

test('SEC-BTL-15: once a battle is over, spectators read who fought in it, and no more', () => {
  const made = fighting({ pieces: PIECES, names: ['Wolves'] });
  const seen = () => JSON.stringify(made.seenBy('spectator'));
  expect(seen()).not.toContain('Owls');
  settle(made, 'draw');
  expect([seen().includes('Owls'), seen().includes('Wolves'), seen().includes('Bears')]).toEqual([true, true, false]);
});

test('SEC-DEPLOY-04: when a battle begins, both sides read the sheets in it for good', () => {
  const made = fighting({ pieces: PIECES, names: ['Wolves'] });
  const read = (id: string) => Object.values(made.seenBy(id).desks[id === 'anna' ? 'west' : 'east']?.dossiers ?? {});
  expect(read('anna').map(({ sheet }) => sheet?.name)).toEqual(['Owls']);
  expect(read('bert').map(({ sheet }) => sheet?.name)).toEqual(['Wolves']);
  settle(made, 'draw');
  expect(read('anna')).toHaveLength(1);
});

test('SEC-DEPLOY-04: if the terms say so, counters are hidden again under new numbers', () => {
  const made = fighting({ pieces: PIECES, names: ['Wolves', 'Bears'], settings: { rehide: 'afterBattle' } });
  made.dice({ 'SEC-DEPLOY-04 west': [2, 1] });
  settle(made, 'draw');
  expect(made.state.desks.east.dossiers).toEqual({});
  expect([made.one('Bears').numbers, made.one('Wolves').numbers, made.one('Owls').numbers]).toEqual([
    [2, 3],
    [1, 4],
    [1, 3],
  ]);
});

test('SEC-BTL-14: dice decide a battle that nobody fights in time', () => {
  const pieces = { Wolves: 'west 8 1500', Owls: 'east B 1000', Doves: 'east I' };
  const made = fighting({ pieces, names: ['Wolves'] });
  const id = battle(made);
  made.dice({
    [`SEC-BTL-14 ${id} west`]: [3],
    [`SEC-BTL-14 ${id} east`]: [4],
    'SEC-BTL-14 west-1': [1],
    'SEC-BTL-14 east-1': [1],
  });
  made.timeUp();
  expect(made.board.past[0]).toMatchObject({
    ...{ ending: 'quick', winner: 'attacker' },
    dice: { attacker: { die: 3, points: 1500, bonus: 7 }, defender: { die: 4, points: 1000, bonus: 4 } },
    fought: [
      { isHalved: true, isWiped: false },
      { isHalved: true, isWiped: true },
    ],
  });
});

test('SEC-BTL-02: 1,100 points of defenders have four fortifications, 240 points none', () => {
  expect([1100, 240].map(fortificationsFor)).toEqual([4, 0]);
});

test('SEC-BTL-02, -14: a fortified territory helps its defenders', () => {
  const made = fighting({ pieces: PIECES, names: ['Wolves'] });
  expect(Object.values(made.board.battles)[0]?.isFortified).toBe(false);
  const dug = war('attacks', { pieces: PIECES });
  dug.rule({
    type: 'corrections',
    edits: [{ type: 'set-fortified', territory: territory(dug.state, 'B'), isFortified: true }],
  });
  const from = territory(dug.state, '8');
  const to = territory(dug.state, 'B');
  dug.does('west', { type: 'attack', from, to, detachments: [dug.one('Wolves').id], isHasty: false });
  expect(Object.values(dug.board.battles)[0]?.isFortified).toBe(true);
});

import { expect, test } from 'vitest';
import { canonical } from '../../kernel/index.ts';
import { awaiting } from '../awaiting.ts';
import { nextDue } from '../due.ts';
import { sectorCampaign } from '../index.ts';
import { battleId, counterId } from '../schemas/atoms.ts';
import { territory, type War, war } from '../testing/war.ts';
import type { BattleResult, Order, Side } from '../types.ts';
import { SIDES } from '../vocabulary.ts';
import { view } from './view.ts';

const SPECTATOR = { kind: 'spectator' } as const;
const pass = { type: 'pass' } as const;
const BATTLE = battleId.parse('b1');

/** Everything that a spectator gets of a position and of the steps that led to it. */
const watched = (made: War): string =>
  canonical([
    view(made.state, SPECTATOR),
    sectorCampaign.report(made.story, SPECTATOR),
    awaiting(made.state),
    nextDue(made.state, null),
  ]);

/** Wolves have attacked Owls in B, and the battle has to be fought. */
function fighting(): War {
  const made = war('attacks', { pieces: { Wolves: 'west 8', Owls: 'east B' } });
  const [from, to] = [territory(made.state, '8'), territory(made.state, 'B')];
  made.does('west', { type: 'attack', from, to, detachments: [made.one('Wolves').id], isHasty: false });
  while (made.board.phase === 'attacks') {
    const [asked] = made.board.asked;
    made.does(asked?.side ?? 'west', asked?.decision === 'respond' ? { type: 'done' } : pass);
  }
  return made;
}

const deeds = (counter: 'west-1' | 'east-1', isWiped: boolean): BattleResult['deeds'][number] => ({
  ...{ counter: counterId.parse(counter), isHalved: isWiped, isWiped, sixes: 0, objectives: 0, engines: 0, flyers: 0 },
});
const WON: BattleResult = { winner: 'attacker', deeds: [deeds('west-1', false), deeds('east-1', true)] };
const LOST: BattleResult = { winner: 'defender', deeds: [deeds('west-1', true), deeds('east-1', false)] };

type Given = readonly [Side, Order];
/** What both sides say about the battle, until they agree. */
const talks = (result: BattleResult, other: BattleResult, text: string): readonly Given[] => [
  ['west', { type: 'report', battle: BATTLE, result }],
  ['east', { type: 'amend', battle: BATTLE, result: other }],
  ['west', { type: 'dispute', battle: BATTLE, text }],
];

test.each([1, 2, 3])(
  'SEC-BTL-12, SEC-TURN-05: spectators see whose answer is awaited, and nothing of what was said after %i orders',
  (orders) => {
    const after = (given: readonly Given[]): War => {
      const made = fighting();
      for (const [side, order] of given.slice(0, orders)) expect(made.give(side, order)).toEqual([]);
      return made;
    };
    const [one, other] = [after(talks(WON, LOST, 'They ran.')), after(talks(LOST, WON, 'We held.'))];
    expect(canonical(view(one.state, { kind: 'referee' }))).not.toBe(canonical(view(other.state, { kind: 'referee' })));
    expect(watched(one)).toBe(watched(other));
  },
);

test('SEC-BTL-14: spectators don’t notice that a side has asked for dice', () => {
  const made = fighting();
  const before = canonical(view(made.state, SPECTATOR));
  expect(made.give('east', { type: 'quick', battle: BATTLE, wants: true })).toEqual([]);
  expect(canonical(view(made.state, SPECTATOR))).toBe(before);
  expect(sectorCampaign.report(made.events, SPECTATOR)).toEqual([]);
});

/** Both sides decide at the start of a turn, and either can alter its detachments. */
const deciding = (): War =>
  war('command', { pieces: { Wolves: 'west 8', Owls: 'east B' }, settings: { alterations: true } });

function alters(made: War): void {
  const { id, name, kind, units, isCommander } = made.one('Wolves');
  const into = { name, kind, isCommander, units: units.map((unit) => ({ ...unit, points: 90 })) };
  expect(made.give('west', { type: 'alter', detachment: id, into, choices: 1 })).toEqual([]);
}

test('SEC-XP-11: nobody else notices that a side has altered a detachment', () => {
  const made = deciding();
  const others = ['bert', 'spectator'];
  const before = others.map((viewer) => canonical(made.seenBy(viewer)));
  alters(made);
  expect(others.map((viewer) => canonical(made.seenBy(viewer)))).toEqual(before);
  expect(made.events.map(({ to }) => to)).toEqual([['anna']]);
});

test('SEC-TURN-05, SEC-XP-11: a side that has only altered something is absent, as if it had done nothing', () => {
  const made = deciding();
  alters(made);
  made.nextTurn('command');
  expect(SIDES.map((side) => made.board.sides[side].absences)).toEqual([1, 1]);
});

test('SEC-DIR-07, SEC-TURN-05: at the end of a turn the enemy sees who has to choose, but not what they owe', () => {
  const owing = (owed: {
    readonly effects: number;
    readonly points: number;
    readonly reward: 'none' | 'add' | 'keep';
  }) => {
    const made = war('moves', { pieces: { Wolves: 'west 8', Owls: 'east B' } });
    const west = { ...made.state.desks.west, owed };
    const asked = [{ side: 'west', decision: 'score', battle: null, territory: null }] as const;
    const { board, desks } = made.state;
    made.state = { ...made.state, board: { ...board, phase: 'score', asked: [...asked] }, desks: { ...desks, west } };
    return canonical([made.seenBy('bert'), made.seenBy('spectator'), awaiting(made.state)]);
  };
  const punished = owing({ effects: 0, points: 250, reward: 'none' });
  expect(owing({ effects: 0, points: 0, reward: 'add' })).toBe(punished);
  expect(owing({ effects: 0, points: 0, reward: 'keep' })).toBe(punished);
});

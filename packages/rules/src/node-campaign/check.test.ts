import { describe, expect, test } from 'vitest';
import { attacked, battle, confirm, field, force, refusals, report } from './battles/testing.ts';
import { nodeId, unitId } from './schemas/atoms.ts';
import { newUnit } from './schemas/units.ts';
import { node, seat } from './testing.ts';
import type { Order, Ruling } from './types.ts';

/** Red attacks blue in O4; green, whose battleforce is elsewhere, has no part in it. */
const fought = () =>
  attacked(
    field(
      { red: 'orks', blue: 'imperial-guard', green: 'chaos' },
      {
        pieces: {
          f1: { owner: 'blue', at: 'O4', units: [500, 500] },
          f2: { owner: 'red', at: 'O4', from: 'O7', units: [500, 500] },
          f3: { owner: 'green', at: 'O9', units: [500] },
        },
        control: { O7: 'red' },
      },
    ),
    'O4',
    'f2',
  );

const NOWHERE = nodeId.parse('X9');

/** Everything that can be said about a battle. */
const said = (id: string): readonly Order[] => {
  const of = { battle: battle(id) };
  const fielded = report({}, [], id);
  return [
    { type: 'level', ...of, level: 1000 },
    { type: 'pivotal', ...of, wants: true },
    { type: 'roll-mission', ...of },
    { type: 'choose-mission', ...of, mission: 'cleanse' },
    { type: 'leave', ...of, to: null },
    {
      type: 'list',
      ...of,
      force: force('f3'),
      units: [newUnit.parse({ name: 'Squad', category: 'troops', points: 5 })],
    },
    fielded,
    { ...fielded, type: 'amend' },
    confirm([], id),
    { type: 'field', ...of, units: [] },
    { type: 'dispute', ...of, text: 'No' },
    { type: 'take-back', ...of },
    { type: 'concede', ...of },
    { type: 'random', ...of, wants: true },
    { type: 'multi', ...of, sides: [[seat('red')], [seat('blue')]] },
    { type: 'consent', ...of, agrees: true },
  ];
};

describe('NODE-ORD-04: one reason, and nothing changes', () => {
  test.each(said('b9').map((order) => [order.type, order] as const))(
    '%s in a battle that is not there',
    (_type, order) => {
      expect(refusals(fought(), 'red', order)).toEqual(['battle-unknown']);
    },
  );

  test.each(said('b1').map((order) => [order.type, order] as const))('%s in a battle of others', (_type, order) => {
    expect(refusals(fought(), 'green', order)).toEqual(['not-in-battle']);
  });

  test.each<[string, Order, string]>([
    ['a list for a foreign battleforce', { type: 'retreats', force: force('f1'), nodes: [] }, 'force-not-yours'],
    ['a list for no battleforce', { type: 'retreats', force: force('f9'), nodes: [] }, 'force-not-yours'],
    ['a list of nowhere', { type: 'retreats', force: force('f2'), nodes: [node('O7'), NOWHERE] }, 'node-unknown'],
    [
      'a name for a foreign battleforce',
      { type: 'rename', force: force('f1'), name: 'Ours', background: '' },
      'force-not-yours',
    ],
    [
      'honours for a foreign unit',
      { type: 'honours', force: force('f2'), unit: unitId.parse('u1'), honours: 'Brave' },
      'unit-unknown',
    ],
    ['the withdrawal of nothing', { type: 'withdraw', post: 1 }, 'postdated-unknown'],
    ['a pass outside a game night', { type: 'pass' }, 'night-closed'],
  ])('%s', (_what, order, code) => {
    expect(refusals(fought(), 'red', order)).toEqual([code]);
  });

  test.each<[string, Ruling, string]>([
    ['on a battle that is not there', { type: 'call-off', battle: battle('b9') }, 'battle-unknown'],
    [
      'that gives points to nobody',
      { type: 'give-points', seat: seat('white'), points: 5, isCapped: true },
      'seat-unknown',
    ],
    ['on who is there, about nobody', { type: 'set-present', seat: seat('white'), isPresent: true }, 'seat-unknown'],
    ['in whose favour nobody is', { type: 'end-campaign', inFavour: [seat('red'), seat('white')] }, 'seat-unknown'],
    [
      'that moves what does not run',
      { type: 'corrections', edits: [{ type: 'move-deadline', timer: 'battle:b9', hours: 5 }] },
      'deadline-unknown',
    ],
  ])('a ruling %s', (_what, ruling, code) => {
    expect(
      fought()
        .rule(ruling)
        .map((problem) => problem.code),
    ).toEqual([code]);
  });
});

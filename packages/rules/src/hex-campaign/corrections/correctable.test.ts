import { expect, test } from 'vitest';
import { seatId } from '../../kernel/index.ts';
import { EDITS } from '../data/corrections.ts';
import { readSite } from '../notation.ts';
import { board } from '../testing/board.ts';
import { view } from '../view/view.ts';
import { correctable } from './correctable.ts';
import { kindsOfAdded } from './kinds.ts';

const state = board(
  { R1: 'red infantry 4 @ 5,4', B1: 'blue garrison @ 12,4', C1: 'blue convoy 90 @ 6,4' },
  {
    capitals: { red: '5,4', blue: '12,4' },
    control: { red: ['5,4', '6,4'], blue: ['12,4'] },
    sites: { '5,4': readSite('metropol sm 70 bp'), '12,4': readSite('metropol ch'), '6,4': readSite('resource 50') },
    strongholds: { '9,4': { owner: 'blue', level: 1 } },
  },
);
const referee = view(state, { kind: 'referee' });
const listed = (type: string) => Object.fromEntries(correctable(referee, type).map(({ id, now }) => [id, now]));

test('HEX-TURN-13: the referee sees everything that may be corrected, with its current value', () => {
  expect(listed('set-vp')).toMatchObject({ red: { vp: 0 }, blue: { vp: 0 } });
  expect(listed('set-debt')).toMatchObject({ red: { debt: 0 } });
  expect(listed('set-bp')).toEqual({ '5,4': { bp: 70 }, '12,4': { bp: 0 } });
  const lands = listed('set-control');
  expect(lands).toMatchObject({ '6,4': { seat: 'red' }, '7,4': { seat: null } });
  for (const place of ['5,4', '12,4', '9,4']) expect(lands).not.toHaveProperty([place]);
  expect(listed('set-models')).toEqual({
    'R1-1': { ready: 10, wounded: 0, damaged: 0 },
    'B1-1': { ready: 10, wounded: 0, damaged: 0 },
  });
});

test('HEX-DIP-04: the referee sees each promise once', () => {
  const between = [seatId('red'), seatId('blue')] satisfies [unknown, unknown];
  const promise = { deal: 'd1', between, secret: true, words: 'Leave the mill alone.', made: 1, accusers: [] };
  const promised = view({ ...state, promises: [promise] }, { kind: 'referee' });
  expect(correctable(promised, 'break-promise')).toEqual([{ id: 'd1', now: {}, among: { seat: between } }]);
});

test('nobody else sees any of it', () => {
  for (const { type } of EDITS) {
    expect(correctable(view(state, { kind: 'seat', seat: seatId('red') }), type)).toEqual([]);
    expect(correctable(view(state, { kind: 'spectator' }), type)).toEqual([]);
  }
  expect(correctable(referee, 'constructor')).toEqual([]);
});

test('HEX-TURN-13: a correction offers only the seats and places that the rules may accept', () => {
  const own = { capitals: { red: '5,4', blue: '12,4' }, control: { red: ['5,4', '6,4'], blue: ['12,4'] } } as const;
  const sites = {
    '5,4': readSite('metropol sm'),
    '12,4': readSite('metropol ch: prison'),
    '6,4': readSite('resource 50'),
  };
  const pieces = { R1: 'red infantry 4 @ 5,4', R2: 'red garrison @ 5,4', B1: 'blue garrison @ 12,4' };
  const seen = view(board(pieces, { ...own, sites }), { kind: 'referee' });
  const among = (type: string) => Object.fromEntries(correctable(seen, type).map((one) => [one.id, one.among]));
  expect(among('set-capital')).toEqual({ red: { hex: ['5,4'] }, blue: { hex: ['12,4'] } });
  expect(among('set-route')).toEqual({ '6,4': { to: ['5,4'] } });
  expect(among('add-spy')['6,4']).toEqual({ home: ['12,4', '5,4'] });
  expect(among('capture')).toEqual({ R1: { seat: ['blue'], prison: ['12,4'] } });
  expect(among('move-unit')).toMatchObject({ 'R1-1': { to: ['5,4'] }, 'B1-1': { to: [] } });
  expect(among('add-treaty')).toEqual({ red: { with: ['blue'] }, blue: { with: ['red'] } });
  const roads = among('add-road')['5,4']?.to;
  expect(roads).toHaveLength(6);
  expect(roads).toContain('6,4');
});

test('HEX-TURN-13: a new unit can be of any kind in the list of whoever gets it, and of no other', () => {
  const races = {
    factions: { red: 'sm', blue: 'ork' },
    ...{ control: { red: ['5,4', '9,4'], blue: ['12,4'] } },
  } as const;
  const keep = { strongholds: { '9,4': { owner: 'blue', level: 1 } } } as const;
  const seen = view(board({ R1: 'red infantry 4 @ 5,4' }, { ...races, ...keep }), { kind: 'referee' });
  const kinds = (type: string, of: string, seat?: string) => kindsOfAdded(seen, type, of, seat).map(({ kind }) => kind);
  const marines = kinds('add-unit', 'R1');
  expect(marines).toContain('tactical-squad');
  expect(kinds('add-construction', '5,4')).toEqual(marines);
  expect(kinds('add-detachment', '5,4', 'red')).toEqual(marines);
  // The garrison of a Stronghold is its owner's; the Orks' list names no units.
  for (const none of [kinds('add-garrison', '9,4'), kinds('add-detachment', '5,4'), kinds('remove-unit', 'R1')])
    expect(none).toEqual([]);
});

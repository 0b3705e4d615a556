import { describe, expect, test } from 'vitest';
import { standing } from '../notation.ts';
import { board, hex, piece } from '../testing/board.ts';
import { play, told } from '../testing/played.ts';
import type { BuildingType, Faction, Treatment, UrbanSite } from '../types.ts';
import { treated, treatmentOf } from './urban.ts';

const town = (size: 1 | 2 | 3 | 4, faction: Faction, bp = 80, buildings: readonly BuildingType[] = []): UrbanSite => ({
  kind: 'urban',
  size,
  faction,
  name: 'Dray',
  bp,
  buildings: buildings.map((type) => standing(type)),
  grown: 0,
  exploits: true,
});

test.each<[Faction, Faction, Treatment | null, Treatment]>([
  ['ig', 'ch', null, 'cleanse'],
  ['ig', 'ch', 'destroy', 'destroy'],
  ['ig', 'ch', 'capture', 'cleanse'],
  ['ork', 'ork', null, 'pillage'],
  ['ty', 'ig', null, 'destroy'],
  ['de', 'sob', null, 'pillage'],
  ['ba', 'sm', null, 'capture'],
  ['ch', 'ba', null, 'pillage'],
  ['el', 'el', null, 'capture'],
])('HEX-CLAIM-15: %s taking a settlement of %s, ordered to %s, will %s', (taker, settlement, wish, treatment) => {
  expect(treatmentOf(taker, settlement, wish)).toBe(treatment);
});

test.each([
  ['a captured Town keeps what it has', 'capture', town(2, 'ig'), town(2, 'ig')],
  ['a pillaged Town gains 150 and becomes a Village', 'pillage', town(2, 'ig'), town(1, 'ig', 230)],
  ['a pillaged City gains 225 and becomes a Town', 'pillage', town(3, 'ig'), town(2, 'ig', 305)],
  ['a pillaged Village stays as it is', 'pillage', town(1, 'ig'), town(1, 'ig')],
  ['a cleansed Village gains 125 and changes race', 'cleanse', town(1, 'ig'), town(1, 'ch', 205)],
  ['a cleansed Metropol gains 500 and is a Village', 'cleanse', town(4, 'ig'), town(1, 'ch', 580)],
] as const)('HEX-CLAIM-16 to -18: %s', (_title, treatment, before, after) => {
  expect(treated(before, treatment, 'ch')).toEqual(after);
});

test('HEX-CLAIM-18: buildings that the new race cannot use are gone', () => {
  const site = town(3, 'de', 0, ['gladiator-arena', 'barracks']);
  expect(treated(site, 'cleanse', 'ig').buildings.map(({ type }) => type)).toEqual(['barracks']);
  expect(treated(site, 'cleanse', 'de').buildings.map(({ type }) => type)).toEqual(['gladiator-arena', 'barracks']);
});

describe('HEX-MOV-08: entering an enemy Urban hex', () => {
  const given = (faction: Faction, site: UrbanSite) => ({
    factions: { red: faction, blue: 'ch' as const },
    control: { blue: ['6,4'] },
    sites: { '6,4': site },
    capitals: { red: '3,4', blue: '12,4' },
  });
  const R1 = { R1: 'red infantry 6 @ 5,4' };
  const orders = { red: ['R1 path 6,4 7,4'] };

  test('takes it and moves on', () => {
    const { state, events } = play(board(R1, given('ig', town(2, 'ig', 80, ['barracks', 'prison']))), orders, {
      'HEX-CLAIM-16 6,4': [5],
      'HEX-AIR-15 6,4': [2],
    });
    expect(state.pieces[piece('R1')]?.hex).toBe('7,4');
    expect(state.control[hex('6,4')]).toBe('red');
    expect(state.sites[hex('6,4')]).toEqual(town(2, 'ig', 80, ['barracks']));
    expect(told(events, 'urban-taken', 'red')).toMatchObject([{ treatment: 'capture', die: 5, from: 'blue' }]);
    expect(told(events, 'urban-lost', 'blue')).toMatchObject([{ by: null, hex: '6,4' }]);
  });

  test('leaves a ruin and a convoy with ten times the yield where it is destroyed', () => {
    const { state } = play(board(R1, given('ty', town(3, 'ig', 240))), orders);
    expect(state.sites).toEqual({});
    expect(state.ruins).toEqual(['6,4']);
    const convoys = Object.values(state.pieces).filter((p) => p.kind === 'convoy');
    expect(convoys).toMatchObject([{ seat: 'red', hex: '6,4', bp: 750 }]);
  });

  test('HEX-CLAIM-22, -23: a Capital is worth 25 points, and its loss is public', () => {
    const { state, events } = play(
      board(R1, {
        ...given('ig', town(4, 'ig')),
        capitals: { red: '3,4', blue: '6,4' },
        strongholds: { '6,4': { owner: 'blue', level: 3 } },
      }),
      orders,
    );
    expect(state.seats).toMatchObject({ red: { vp: 25 }, blue: { capital: null, vp: 0 } });
    expect(told(events, 'capital-fell')).toMatchObject([{ seat: 'blue', hex: '6,4', to: 'all' }]);
    expect(state.strongholds[hex('6,4')]).toMatchObject({ owner: 'red', level: 2 });
  });

  test('HEX-CLAIM-22: the place of a fallen Dark Eldar Capital is not public', () => {
    const secret = { ...given('ig', town(4, 'de')), factions: { red: 'ig', blue: 'de' } as const };
    const { events } = play(board(R1, { ...secret, capitals: { red: '3,4', blue: '6,4' } }), orders);
    expect(told(events, 'capital-fell')).toMatchObject([{ seat: 'blue', hex: null, to: 'all' }]);
  });

  test('HEX-CLAIM-23, HEX-LOOT-02: retaken by its owner it is the Capital again', () => {
    const lost = board(R1, { ...given('ig', town(4, 'ig')), strongholds: { '6,4': { owner: 'blue', level: 2 } } });
    const red = { ...lost.seats, red: { ...Object.values(lost.seats)[0], capital: null, startingCapital: hex('6,4') } };
    const { state } = play({ ...lost, seats: Object.assign({}, lost.seats, red) }, orders);
    expect(state.seats).toMatchObject({ red: { capital: '6,4' } });
    expect(state.strongholds[hex('6,4')]).toMatchObject({ owner: 'red', level: 3 });
  });

  test('the id of the convoy of spoils depends on the salt', () => {
    const state = board(R1, given('ty', town(3, 'ig')));
    const idOf = (salt: string) =>
      Object.values(play({ ...state, salt }, orders).state.pieces).find((p) => p.kind === 'convoy')?.id;
    expect(idOf('one')).not.toBe(idOf('two'));
    expect(idOf('one')).toBe(idOf('one'));
  });
});

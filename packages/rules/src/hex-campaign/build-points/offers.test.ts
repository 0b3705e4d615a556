import { describe, expect, test } from 'vitest';
import { buildOptions } from '../build-orders/options.ts';
import { readSite } from '../notation.ts';
import { board, hex } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import type { BuildLine, State } from '../types.ts';

/** What the build form offers red of one kind of line. */
const offersOf = (state: State, type: BuildLine['type']) =>
  buildOptions(viewOf(state, 'red')).flatMap((option) =>
    'line' in option && option.line.type === type ? [option] : [],
  );

const GIVEN = { phase: 'build', capitals: { red: '5,4' } } as const;

describe('what the build form offers', () => {
  test('HEX-ROUTE-01, -02: the shortest way to each of the nearest settlements, around the forest', () => {
    const state = board(
      {},
      {
        ...GIVEN,
        rows: ['ppppppppp', 'ppppppppp', 'ppppppppp', 'ppppppppp', 'pppppfppp', 'ppppppppp', 'ppppppppp'],
        control: { red: ['2,4', '3,4', '3,3', '4,3', '4,4', '2,5', '5,3'] },
        sites: { '2,4': readSite('resource 150'), '4,4': readSite('village sm'), '2,5': readSite('village sm') },
      },
    );
    expect(offersOf(state, 'route').map(({ line, refusal }) => [line, refusal])).toEqual([
      [{ type: 'route', hex: '2,4', path: ['2,5'] }, null],
      [{ type: 'route', hex: '2,4', path: ['3,3', '4,3', '4,4'] }, null],
    ]);
  });

  test('HEX-ROUTE-01: an existing route can be given up', () => {
    const state = board(
      {},
      {
        ...GIVEN,
        control: { red: ['2,4', '3,4'] },
        sites: {
          '2,4': { kind: 'resource', yield: 150, route: [hex('3,4')], since: 0 },
          '3,4': readSite('village sm'),
        },
      },
    );
    expect(offersOf(state, 'route').map(({ line }) => line)).toContainEqual({ type: 'route', hex: '2,4', path: null });
  });

  test('HEX-URB-02, -06: Villages on own land, with a payer if there is one', () => {
    const state = board(
      {},
      {
        ...GIVEN,
        control: { red: ['5,4', '6,4', '7,4', '9,4'] },
        sites: { '5,4': readSite('metropol sm 250 bp'), '9,4': readSite('resource 50') },
      },
    );
    expect(offersOf(state, 'found')).toEqual([
      { phase: 'build', line: { type: 'found', hex: '7,4', payer: '5,4' }, cost: 200, refusal: null },
    ]);
  });

  test('HEX-BP-12: proposes the nearest settlement that can pay, or else the richest', () => {
    const state = board(
      {},
      {
        ...GIVEN,
        control: { red: ['5,4', '8,4', '10,4'] },
        sites: { '5,4': readSite('metropol sm 900 bp'), '8,4': readSite('town sm 300 bp') },
      },
    );
    const poor = { ...state, sites: { ...state.sites, [hex('8,4')]: readSite('town sm 10 bp') } };
    expect(offersOf(state, 'found').map(({ line }) => line)).toEqual([{ type: 'found', hex: '10,4', payer: '8,4' }]);
    expect(offersOf(poor, 'found').map(({ line }) => line)).toEqual([{ type: 'found', hex: '10,4', payer: '5,4' }]);
  });

  test('HEX-BLD-01: existing buildings are not offered; those that are too expensive have a reason', () => {
    const state = board(
      {},
      {
        ...GIVEN,
        factions: { red: 'sm' },
        control: { red: ['5,4'] },
        sites: { '5,4': readSite('town sm 60 bp: prison') },
      },
    );
    const offers = offersOf(state, 'building');
    const types = offers.map(({ line }) => (line.type === 'building' ? line.building : ''));
    expect(types).not.toContain('prison');
    expect(types).not.toContain('major-airbase');
    expect(types).not.toContain('vortex-portal');
    expect(offers.filter(({ refusal }) => refusal === null).map(({ line }) => line)).toEqual([
      { type: 'building', hex: '5,4', building: 'barracks', aspect: null },
    ]);
    expect(offers.find(({ line }) => 'building' in line && line.building === 'light-factory')?.refusal).toEqual({
      code: 'too-dear',
      rule: 'HEX-BLD-02',
      facts: { hex: '5,4', cost: 100, stock: 60 },
    });
  });

  test('HEX-BP-10, -11: convoys from stores of 50 BP and more, and the convoys that may unload here', () => {
    const state = board(
      { C1: 'red convoy 70 @ 5,4', C2: 'red convoy 70 @ 6,4' },
      {
        ...GIVEN,
        control: { red: ['5,4', '2,4'] },
        sites: { '5,4': readSite('town sm 50 bp'), '2,4': readSite('town sm 49 bp') },
      },
    );
    expect(offersOf(state, 'convoy').map(({ line }) => line)).toEqual([{ type: 'convoy', hex: '5,4', bp: 50 }]);
    expect(offersOf(state, 'unload').map(({ line }) => line)).toEqual([{ type: 'unload', convoy: 'C1', bp: 70 }]);
  });
});

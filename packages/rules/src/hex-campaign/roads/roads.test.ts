import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invariant, seatId } from '../../kernel/index.ts';
import { banks } from '../../space/hex.ts';
import { check } from '../check.ts';
import { hexCampaign } from '../index.ts';
import { gridOf } from '../map/grid.ts';
import { readSite } from '../notation.ts';
import { board, dice, hex, side } from '../testing/board.ts';
import { told, viewOf } from '../testing/played.ts';
import { sealed } from '../testing/sealed.ts';
import type { BuildLine, State } from '../types.ts';
import { dieNeeded } from './sites.ts';

/** Red with a Metropol and a Town, forest and a river around them. */
const state: State = board(
  {},
  {
    rows: ['ppppppp', 'ppffhpp', 'ppppppp', 'pphhppp', 'ppppspp', 'ppppppp'],
    rivers: ['2,2|3,2'],
    phase: 'build',
    capitals: { red: '2,2' },
    control: { red: ['2,1', '3,1', '1,2', '2,2', '3,2', '1,3', '2,3', '4,1'] },
    sites: { [hex('2,2')]: readSite('metropol sm 160 bp'), [hex('4,1')]: readSite('town sm 60 bp') },
    settings: { askedPhases: 'all' },
  },
);

describe('HEX-ROAD: roads', () => {
  test.each<[string, string, 1 | 3 | 5]>([
    ['plains and plains', '0,3|1,2', 1],
    ['plains and forest', '1,2|2,1', 3],
    ['forest and forest', '2,1|3,1', 5],
    ['plains with a river, and plains', '1,2|2,2', 3],
    ['across a river', '2,2|3,2', 5],
  ])('%s', (_title, edge, needs) => {
    expect(dieNeeded(gridOf(state.chart), side(edge))).toBe(needs);
  });

  test('roads join hexes of the same seat, each attempt costs 50 BP, and there are at most as many as Urban hexes of size 2', () => {
    const options = hexCampaign.options(viewOf(state, 'red'));
    const lines = options.flatMap((option) => ('line' in option && option.line.type === 'road' ? [option.line] : []));
    expect(lines.length).toBeGreaterThan(5);
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 6 }), fc.nat(10_000), (picks, seed) => {
        const sheet = {
          phase: 'build',
          lines: picks.map((pick): BuildLine => lines[pick % lines.length] ?? fail()),
        } as const;
        const after = sealed(state, { red: sheet }, dice({}, seed));
        const tried = told(after.events, 'road-tried', 'red');
        expect(tried.length).toBeLessThanOrEqual(2);
        const stock = (at: string) => {
          const site = after.state.sites[hex(at)];
          return site?.kind === 'urban' ? site.bp : 0;
        };
        expect(stock('2,2') + stock('4,1')).toBe(220 - 50 * tried.length);
        expect(after.state.roads).toHaveLength(tried.filter(({ built }) => built).length);
        for (const road of after.state.roads) {
          expect(banks(road).map((end) => after.state.control[end])).toEqual(['red', 'red']);
        }
        expect(after.state.roads).toEqual([...new Set(after.state.roads)].sort());
      }),
      { numRuns: 60 },
    );
  });

  test('a side is the same side whichever end is named first', () => {
    const sheet = hexCampaign.sheets.schema.parse({
      phase: 'build',
      lines: ['1,3|0,3', '0,3|1,3'].map((edge) => ({ type: 'road', edge, payer: '2,2' })),
    });
    const flat: State = { ...state, control: { ...state.control, [hex('0,3')]: seatId('red') }, chart: plain(state) };
    const after = sealed(flat, { red: sheet });
    expect(after.state.roads).toEqual(['0,3|1,3']);
    expect(told(after.events, 'line-refused', 'red')).toMatchObject([{ code: 'road-there' }]);
  });

  test('a form never refuses a second attempt that some dice would make possible', () => {
    const again: BuildLine = { type: 'road', edge: side('1,2|2,1'), payer: hex('2,2') };
    const other: BuildLine = { type: 'road', edge: side('1,2|1,3'), payer: hex('2,2') };
    expect(check(viewOf(state, 'red'), { phase: 'build', lines: [again, again, other] })).toEqual([]);
    expect(check(viewOf(state, 'red'), { phase: 'build', lines: [again, other, again] })).toMatchObject([
      { code: 'no-road-actions', path: ['lines', 2] },
    ]);
  });
});

const fail = (): never => {
  invariant(false, 'there are lines to choose from');
};

/** The same map without anything in the way. */
const plain = ({ chart }: State): State['chart'] => ({
  ...chart,
  rows: chart.rows.map((row) => 'p'.repeat(row.length)),
  rivers: [],
});

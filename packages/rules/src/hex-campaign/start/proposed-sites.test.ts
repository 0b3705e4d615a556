import { describe, expect, test } from 'vitest';
import { invariant, keysOf, lookup } from '../../kernel/index.ts';
import { hexAt } from '../../space/hex.ts';
import { hexCampaign } from '../index.ts';
import { dice } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import { sealed } from '../testing/sealed.ts';
import type { Chart, GivenSetup, State } from '../types.ts';

const WEST = hexAt(4, 5);
const EAST = hexAt(19, 5);
const [VILLAGE, MINE, PIT] = [hexAt(5, 3), hexAt(2, 6), hexAt(5, 7)];
const WEST_SITES = { [hexAt(4, 6)]: 'capital', [VILLAGE]: 'urban', [MINE]: 'resource', [PIT]: 'resource' } as const;

const setup = (sites: Chart['sites'], start: 'quick' | 'guided' = 'quick'): GivenSetup =>
  hexCampaign.schemas.setup.parse({
    preset: 'free',
    start,
    chart: {
      size: { columns: 24, rows: 11 },
      rows: Array.from({ length: 11 }, () => 'p'.repeat(24)),
      rivers: [],
      names: {},
      starts: [WEST, EAST],
      ...(sites && { sites }),
    },
    seats: ['red', 'blue'].map((id) => ({ id, name: id, faction: 'sm' })),
  });

function begun(given: GivenSetup, seed: number): State {
  const thrown = dice({ 'HEX-START-16 red': [1] }, seed);
  const result = hexCampaign.begin(given, { edition: '1', dice: thrown }, '2026-01-01T12:00:00.000Z');
  invariant(result.ok, `refused: ${JSON.stringify(result)}`);
  return result.value.state;
}

/** Red holds the west; the kinds of its sites by their hexes. */
function sitesOf(state: State, seat: string) {
  const own = keysOf(state.sites).filter((hex) => state.control[hex] === seat);
  return Object.fromEntries(
    own.map((hex) => [hex, lookup(state.seats, seat)?.capital === hex ? 'capital' : state.sites[hex]?.kind]),
  );
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

describe('HEX-START-07, -17: sites that a map proposes', () => {
  test.each(SEEDS)('a quick start follows them, and dice place the others: seed %i', (seed) => {
    const state = begun(setup(WEST_SITES), seed);
    expect(sitesOf(state, 'red')).toEqual(WEST_SITES);
    expect(Object.values(sitesOf(state, 'blue')).toSorted()).toEqual(['capital', 'resource', 'resource', 'urban']);
    expect(hexCampaign.faults(state)).toEqual([]);
  });

  test.each(SEEDS)('dice place sites that the rules forbid: seed %i', (seed) => {
    const beside = hexAt(5, 5);
    const state = begun(setup({ [beside]: 'resource', [hexAt(0, 5)]: 'urban', [hexAt(4, 2)]: 'urban' }), seed);
    expect(sitesOf(state, 'red')).not.toHaveProperty(beside);
    expect(sitesOf(state, 'red')).toMatchObject({ [hexAt(4, 2)]: 'urban', [WEST]: 'capital' });
    expect(hexCampaign.faults(state)).toEqual([]);
  });

  test('of several, dice choose', () => {
    const two = { [hexAt(4, 2)]: 'urban', [hexAt(4, 8)]: 'urban' } as const;
    const taken = (die: number) => {
      const thrown = dice({ 'HEX-START-16 red': [1], 'HEX-START-07 red': [1, 1, die] }, 1);
      const result = hexCampaign.begin(setup(two), { edition: '1', dice: thrown }, '2026-01-01T12:00:00.000Z');
      invariant(result.ok, 'it begins');
      return keysOf(two).filter((hex) => lookup(result.value.state.sites, hex)?.kind === 'urban');
    };
    expect([taken(1), taken(2)].flat().toSorted()).toEqual(keysOf(two).toSorted());
  });

  test('a guided start suggests them, follows them for seats without a sheet, and lets players place their own', () => {
    const placing = begun(setup(WEST_SITES, 'guided'), 3);
    const [option] = hexCampaign.options(viewOf(placing, 'red'));
    invariant(option !== undefined && 'suggestion' in option && option.phase === 'placement', 'a suggestion');
    expect(option.suggestion).toMatchObject({ capital: hexAt(4, 6), urban: [VILLAGE] });
    const left = sealed(placing, {}, dice({}, 3)).state;
    expect(sitesOf(left, 'red')).toEqual(WEST_SITES);
    const own = {
      phase: 'placement',
      capital: WEST,
      urban: [hexAt(4, 2)],
      resources: [hexAt(2, 5), hexAt(6, 6)],
    } as const;
    const placed = sealed(placing, { red: own }, dice({}, 3)).state;
    expect(keysOf(sitesOf(placed, 'red')).toSorted()).toEqual([WEST, ...own.urban, ...own.resources].toSorted());
  });

  test('a map without proposals begins as before', () => {
    expect(begun(setup({}), 5).sites).toEqual(begun(setup(undefined), 5).sites);
  });
});

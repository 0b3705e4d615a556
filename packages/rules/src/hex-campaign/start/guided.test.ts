import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invariant, sortedKeys } from '../../kernel/index.ts';
import type { EdgeKey } from '../../space/hex.ts';
import { check } from '../check.ts';
import { freeRoadsAfter, hexCampaign, type Placed, sitePlaces } from '../index.ts';
import { dice } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import { sealed } from '../testing/sealed.ts';
import type { GivenSetup, Option, Sheet, State } from '../types.ts';

const NAMES = ['red', 'blue', 'green', 'ochre'];
const setup = (settings: object = {}): GivenSetup =>
  hexCampaign.schemas.setup.parse({
    start: 'guided',
    seats: NAMES.map((id) => ({ id, name: id, faction: id === 'blue' ? 'de' : 'sm' })),
    settings,
  });

function begun(given: GivenSetup, seed: number): State {
  const result = hexCampaign.begin(given, { edition: '1', dice: dice({}, seed) }, '2026-01-01T12:00:00.000Z');
  invariant(result.ok, `refused: ${JSON.stringify(result)}`);
  return result.value.state;
}

const offered = (state: State, seat: string): readonly Option[] => hexCampaign.options(viewOf(state, seat));

/** What a form suggests, as a sheet. */
function suggested(state: State, seat: string): Sheet {
  const [option] = offered(state, seat);
  invariant(option?.phase === 'placement' && 'suggestion' in option && option.suggestion !== null, 'a suggestion');
  return { phase: 'placement', ...option.suggestion };
}

const sheetsOf = (state: State, make: (seat: string) => Sheet): Readonly<Record<string, Sheet>> =>
  Object.fromEntries(state.seatOrder.map((seat) => [seat, make(seat)]));

describe('HEX-START-19: a guided set-up', () => {
  test('the form’s suggestion is valid, and leads to a valid state with everything where it was placed', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.constantFrom('source', 'fair'), (seed, startZones) => {
        const placing = begun(setup({ startZones }), seed);
        const sheets = sheetsOf(placing, (seat) => suggested(placing, seat));
        for (const seat of placing.seatOrder) {
          const sheet = sheets[seat];
          invariant(sheet !== undefined, 'a sheet');
          expect(check(viewOf(placing, seat), sheet)).toEqual([]);
        }
        const { state } = sealed(placing, sheets, dice({}, seed));
        expect(hexCampaign.faults(state)).toEqual([]);
        for (const seat of placing.seatOrder) {
          const own = sortedKeys(state.sites).filter((hex) => state.control[hex] === seat);
          const yields = own.flatMap((hex) => {
            const site = state.sites[hex];
            return site?.kind === 'resource' ? [site.yield] : [];
          });
          expect(yields.sort()).toEqual([...(placing.seats[seat]?.dealt?.yields ?? [])].sort());
          expect(own).toHaveLength(4);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('every offered place for a Capital is valid', () => {
    const state = begun(setup(), 3);
    for (const seat of NAMES) {
      const [option] = offered(state, seat);
      invariant(option?.phase === 'placement' && 'capitals' in option, 'a placement form');
      const zone = sortedKeys(state.control).filter((hex) => state.control[hex] === seat);
      expect(option.capitals.length).toBeGreaterThan(0);
      expect(option.capitals.every((hex) => zone.includes(hex))).toBe(true);
      for (const capital of option.capitals) {
        const found = check(viewOf(state, seat), { phase: 'placement', capital, urban: [], resources: [] });
        expect(found.map(({ path }) => path[0])).toEqual(['urban', 'resources']);
      }
    }
  });

  test('sites placed one by one in any order, each where the form offers it, give a valid placement', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.shuffledSubarray(['capital', 'urban', 'resources', 'resources'] as const, { minLength: 4 }),
        fc.array(fc.nat(1000), { minLength: 4, maxLength: 4 }),
        (seed, order, picks) => {
          const view = viewOf(begun(setup(), seed), 'red');
          let placed: Placed = { capital: null, urban: [], resources: [] };
          for (const [i, site] of order.entries()) {
            const offers = sitePlaces(view, placed, site);
            const hex = offers[(picks[i] ?? 0) % offers.length];
            invariant(hex !== undefined, `no hex left for ${site}`);
            placed = site === 'capital' ? { ...placed, capital: hex } : { ...placed, [site]: [...placed[site], hex] };
          }
          const { capital } = placed;
          invariant(capital !== null, 'a Capital');
          expect(check(view, { phase: 'placement', ...placed, capital })).toEqual([]);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('free roads are offered until all actions are used, and each of them may be sealed', () => {
    const placing = begun(setup(), 7);
    const { state } = sealed(
      placing,
      sheetsOf(placing, (seat) => suggested(placing, seat)),
      dice({}, 7),
    );
    const view = viewOf(state, 'red');
    let roads: readonly EdgeKey[] = [];
    for (const left of [5, 4, 3, 2, 1]) {
      const offer = freeRoadsAfter(view, roads);
      const [side] = offer.sides.filter(({ edge }) => !roads.includes(edge));
      expect(offer.left).toBe(left);
      invariant(side !== undefined, 'a road');
      roads = [...roads, side.edge];
      expect(check(view, { phase: 'free-roads', roads: [...roads] })).toEqual([]);
    }
    expect(freeRoadsAfter(view, roads)).toEqual({ left: 0, sides: [] });
  });

  test('free roads that the form offers are built or fail by their dice, and cost nothing', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.array(fc.nat(1000), { maxLength: 5 }), (seed, picks) => {
        const placing = begun(setup(), seed);
        const { state } = sealed(
          placing,
          sheetsOf(placing, (seat) => suggested(placing, seat)),
          dice({}, seed),
        );
        const sheets = sheetsOf(state, (seat) => {
          const edges = offered(state, seat).flatMap((option) => ('edge' in option ? [option.edge] : []));
          const roads = new Set(picks.flatMap((pick) => edges[pick % edges.length] ?? []));
          return { phase: 'free-roads', roads: [...roads] };
        });
        for (const seat of state.seatOrder) {
          const sheet = sheets[seat];
          invariant(sheet !== undefined, 'a sheet');
          expect(check(viewOf(state, seat), sheet)).toEqual([]);
        }
        const after = sealed(state, sheets, dice({}, seed));
        expect(after.state.sites).toEqual(state.sites);
        expect(after.state.phase).toBe('spending');
        expect(hexCampaign.faults(after.state)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  test('HEX-SIGHT-11: nobody sees a Capital before it is placed', () => {
    const state = begun(setup(), 5);
    const capitals = viewOf(state, 'red').seats.map(({ startingCapital }) => startingCapital);
    expect(capitals).toEqual([null, null, null, null]);
  });

  test('nobody can tell another seat’s deal', () => {
    const state = begun(setup(), 5);
    const red = state.seatOrder.find((seat) => seat === 'red');
    invariant(red !== undefined && state.seats[red] !== undefined, 'red is seated');
    const record = state.seats[red];
    invariant(record.dealt !== null, 'red was dealt something');
    const sizes = record.dealt.sizes.map((size) => (size === 1 ? 2 : 1));
    const other = { ...record, dealt: { ...record.dealt, sizes, yields: [25, 25] } };
    const twin: State = { ...state, seats: { ...state.seats, [red]: other } };
    expect(viewOf(twin, 'blue')).toEqual(viewOf(state, 'blue'));
    expect(viewOf(twin, 'red')).not.toEqual(viewOf(state, 'red'));
  });
});

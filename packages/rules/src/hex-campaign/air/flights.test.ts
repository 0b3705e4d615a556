import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../kernel/index.ts';
import { seatId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { apply } from '../apply.ts';
import { hexCampaign } from '../index.ts';
import { readSite } from '../notation.ts';
import { dice } from '../testing/board.ts';
import { worlds } from '../testing/worlds.ts';
import type { AirOption, AirOrder, Option, Sheet, Site, State } from '../types.ts';

const BASE = readSite('metropol ig 400 bp: major-airbase, prison, minor-space-port', 'Base');

/** A world in which everybody has a Capital with two squadrons, known to all by its starting place. */
const airWorlds: fc.Arbitrary<State> = worlds.map((state) => {
  const sites: Record<HexKey, Site> = { ...state.sites };
  const control: Record<HexKey, SeatId> = { ...state.control };
  const undiscovered = new Set(state.undiscovered);
  for (const seat of state.seatOrder) {
    const capital = state.seats[seat]?.capital ?? null;
    if (capital === null || !undiscovered.has(capital)) continue;
    sites[capital] = BASE;
    control[capital] = seat;
    undiscovered.delete(capital);
  }
  return {
    ...state,
    settings: { ...state.settings, askedPhases: 'all' },
    sites,
    control,
    undiscovered: [...undiscovered].sort(),
  };
});

const isAir = (option: Option): option is AirOption => option.phase === 'air-orders';

/** Air orders of a seat drawn from its options. */
function drawnOrders(state: State, seat: SeatId, by: readonly number[]): readonly AirOrder[] {
  const offered = hexCampaign.options(hexCampaign.view(state, { kind: 'seat', seat })).filter(isAir);
  const squadrons = offered[0]?.squadrons ?? 0;
  return by.slice(0, squadrons).flatMap((n) => offered[n % offered.length]?.order ?? []);
}

const sheets = (state: State, by: readonly number[]): Readonly<Record<SeatId, Sheet>> =>
  Object.fromEntries(
    state.seatOrder.map((seat, i) => [
      seat,
      {
        phase: 'movement-orders',
        orders: [],
        air: drawnOrders(
          state,
          seat,
          by.map((n) => n + i * 7),
        ),
      },
    ]),
  );

const draws = fc.array(fc.nat(10_000), { minLength: 4, maxLength: 4 });

function flown(state: State, by: readonly number[]) {
  const input = {
    type: 'phase',
    at: '2026-01-02T12:00:00.000Z',
    closedBy: 'seals',
    sheets: sheets(state, by),
  } as const;
  const result = apply(state, input, { edition: '1', dice: dice({}, by[0]) });
  if (!result.ok) throw new Error('refused');
  return result.value;
}

describe('laws of the air', () => {
  test('options are accepted, and flown without a refusal', () => {
    fc.assert(
      fc.property(airWorlds, draws, (state, by) => {
        const sealed = sheets(state, by);
        for (const seat of state.seatOrder) {
          const sheet = sealed[seat];
          if (sheet === undefined) continue;
          expect(hexCampaign.sheets.check(hexCampaign.view(state, { kind: 'seat', seat }), sheet)).toEqual([]);
        }
        expect(flown(state, by).events.filter(({ type }) => type === 'air-order-refused')).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('HEX-AIR-15: bombs take buildings and steps in size, never BP, Strongholds or armies', () => {
    fc.assert(
      fc.property(airWorlds, draws, (state, by) => {
        const { state: after, events } = flown(state, by);
        const lost = new Map<string, number>();
        for (const event of events) {
          if (event.type === 'settlement-bombed') lost.set(event.hex, (lost.get(event.hex) ?? 0) + event.lost.length);
        }
        for (const [hex, site] of Object.entries(state.sites)) {
          const now = after.sites[hex as HexKey];
          if (site.kind !== 'urban' || now?.kind !== 'urban' || !lost.has(hex)) continue;
          expect([now.bp, now.buildings.length]).toEqual([site.bp, site.buildings.length - (lost.get(hex) ?? 0)]);
        }
        expect(after.strongholds).toEqual(state.strongholds);
      }),
      { numRuns: 60 },
    );
  });

  test('the invariants hold, and every event fits its schema and goes to one seat or to all', () => {
    fc.assert(
      fc.property(airWorlds, draws, (state, by) => {
        const { state: after, events } = flown(state, by);
        expect(hexCampaign.faults(after)).toEqual([]);
        expect(hexCampaign.schemas.state.parse(JSON.parse(JSON.stringify(after)))).toEqual(after);
        for (const event of events) {
          expect(hexCampaign.schemas.event.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
          expect(event.to === 'all' || event.to.length === 1).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('HEX-AIR-07: a Recon names only places in its Airspace, and nothing inside them', () => {
    fc.assert(
      fc.property(airWorlds, draws, (state, by) => {
        const { events } = flown(state, by);
        for (const event of events) {
          if (event.type !== 'recon-report') continue;
          expect(event.sites.filter(({ control }) => control === event.seat)).toEqual([]);
          expect(
            event.sites.filter(({ site }) => site.bp !== null || site.buildings !== null || site.yield !== null),
          ).toEqual([]);
          expect(event.pieces.filter(({ kind, seat }) => kind !== 'detachment' || seat === event.seat)).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('seats of the test worlds have squadrons', () => {
  const states = fc.sample(airWorlds, { numRuns: 20, seed: 1 });
  const squadrons = states.map(
    (state) => hexCampaign.view(state, { kind: 'seat', seat: seatId('red') }).own?.squadrons ?? 0,
  );
  expect(squadrons.some((count) => count > 0)).toBe(true);
});

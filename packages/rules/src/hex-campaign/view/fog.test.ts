import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HexKey, SeatId, Viewer } from '../../kernel/index.ts';
import { canonical, seatId, within } from '../../kernel/index.ts';
import { apply } from '../apply.ts';
import { hexCampaign } from '../index.ts';
import { gridOf, indexOf } from '../movement/grid.ts';
import { readPiece } from '../notation.ts';
import { sightOf } from '../sight/sight.ts';
import { dice } from '../testing/board.ts';
import { drawnSheets, draws, worlds } from '../testing/worlds.ts';
import type { Piece, Site, State } from '../types.ts';

const RED = seatId('red');
const BLUE = seatId('blue');

/** Hexes that are neither in a seat's sight nor next to such a hex, so that not even a road leads out of them. */
function darkHexes(state: State, seat: SeatId): readonly HexKey[] {
  const grid = gridOf(state.chart);
  const mask = sightOf(state).get(seat) ?? new Uint8Array(0);
  const lit = new Set<HexKey>();
  for (const hex of grid.keys) {
    const isKnown =
      mask[indexOf(grid, hex)] === 1 || state.control[hex] !== undefined || state.strongholds[hex] !== undefined;
    if (isKnown || state.sites[hex] !== undefined) for (const near of within(state.chart.size, hex, 1)) lit.add(near);
  }
  return grid.keys.filter((hex) => !lit.has(hex) && grid.terrain[indexOf(grid, hex)] !== 4);
}

const site: fc.Arbitrary<Site> = fc.constantFrom<Site>(
  { kind: 'resource', yield: 300 },
  { kind: 'urban', size: 3, faction: 'ork', name: 'Hidden', bp: 400, buildings: ['prison'] },
);
const hidden = fc.array(
  fc.record({
    place: fc.nat(10_000),
    what: fc.constantFrom(
      'infantry 4',
      'wheeled 8',
      'garrison',
      'convoy 30',
      'spy',
      'diplomat',
      'control',
      'site',
      'fort',
    ),
    site,
  }),
  { minLength: 1, maxLength: 6 },
);
type Hidden = typeof hidden extends fc.Arbitrary<infer Value> ? Value : never;

/** The state with more of blue's in hexes that are dark to red. */
function withHidden(state: State, extras: Hidden): State {
  const dark = darkHexes(state, RED);
  const pieces: Record<string, Piece> = { ...state.pieces };
  const control: Record<HexKey, SeatId> = { ...state.control };
  const sites: Record<HexKey, Site> = { ...state.sites };
  const strongholds = { ...state.strongholds };
  const held = new Set(Object.values(state.pieces).map((p) => p.hex));
  for (const [i, extra] of extras.entries()) {
    const hex = dark[extra.place % Math.max(1, dark.length)];
    if (hex === undefined || held.has(hex)) continue;
    held.add(hex);
    if (extra.what === 'control') control[hex] = BLUE;
    else if (extra.what === 'site') sites[hex] = extra.site;
    else if (extra.what === 'fort') strongholds[hex] = { level: 2, owner: BLUE, radar: true };
    else pieces[`hidden-${i}`] = readPiece(`hidden-${i}`, `blue ${extra.what} @ ${hex}`);
  }
  return { ...state, pieces, control, sites, strongholds };
}

const red: Viewer = { kind: 'seat', seat: RED };
/** Roads between two hexes are seen from both; under `hexes` hidden ones would join roads that red sees. */
const foggy = worlds.map((state) => ({ ...state, settings: { ...state.settings, roadModel: 'links' as const } }));

describe('HEX-SIGHT-01: what nobody of a seat sees makes no difference to it', () => {
  test('view, options and rejections are the same, byte by byte', () => {
    fc.assert(
      fc.property(foggy, hidden, draws, (state, extras, by) => {
        const other = withHidden(state, extras);
        const [one, two] = [hexCampaign.view(state, red), hexCampaign.view(other, red)];
        expect(canonical(two)).toBe(canonical(one));
        expect(canonical(hexCampaign.options(two))).toBe(canonical(hexCampaign.options(one)));
        const sheet = drawnSheets(other, by)[RED] ?? { phase: 'movement-orders', orders: [] };
        const wild = { ...sheet, orders: sheet.orders.map((order) => ({ ...order, piece: order.piece })) };
        expect(canonical(hexCampaign.check(two, wild))).toBe(canonical(hexCampaign.check(one, wild)));
      }),
      { numRuns: 250 },
    );
  });

  test('a turn in which the unseen stay where they are tells it the same', () => {
    const still = foggy.map((state) => ({ ...state, treaties: [] }));
    fc.assert(
      fc.property(still, hidden, (state, extras) => {
        const other = withHidden(state, extras);
        const guard = (of: State) => {
          const sheets = { red: { phase: 'movement-orders', orders: [] } } as const;
          const at = '2026-01-02T12:00:00.000Z';
          const result = apply(of, { type: 'phase', at, closedBy: 'deadline', sheets }, { edition: '1', dice: dice() });
          if (!result.ok) throw new Error('refused');
          return [hexCampaign.report(result.value.events, red), hexCampaign.view(result.value.state, red)];
        };
        expect(canonical(guard(other))).toBe(canonical(guard(state)));
      }),
      { numRuns: 250 },
    );
  });

  test('a spectator never learns more than starting places, victory points and what is told to all', () => {
    fc.assert(
      fc.property(worlds, draws, (state, by) => {
        const viewer: Viewer = { kind: 'spectator' };
        const view = hexCampaign.view(state, viewer);
        expect([view.hexes, view.pieces, view.seen, view.ghosts, view.own, view.pending]).toEqual([
          {},
          {},
          {},
          {},
          null,
          [],
        ]);
        const at = '2026-01-02T12:00:00.000Z';
        const input = { type: 'phase', at, closedBy: 'seals', sheets: drawnSheets(state, by) } as const;
        const result = apply(state, input, { edition: '1', dice: dice() });
        const types = new Set(result.ok ? hexCampaign.report(result.value.events, viewer).map(({ type }) => type) : []);
        const told = [
          'initiative',
          'initiative-dice',
          'turn-ended',
          'turn-began',
          'phase-opened',
          'capital-fell',
          'vp-scored',
        ];
        expect([...types].filter((type) => !told.includes(type))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('every event but the public ones goes to one seat alone, so that no list of readers tells of others', () => {
    fc.assert(
      fc.property(worlds, draws, (state, by) => {
        const input = {
          type: 'phase',
          at: '2026-01-02T12:00:00.000Z',
          closedBy: 'seals',
          sheets: drawnSheets(state, by),
        } as const;
        const result = apply(state, input, { edition: '1', dice: dice() });
        for (const event of result.ok ? result.value.events : []) {
          expect(event.to === 'all' || event.to.length === 1).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});

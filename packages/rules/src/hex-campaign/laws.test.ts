import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical } from '../kernel/index.ts';
import { apply } from './apply.ts';
import { hexCampaign } from './index.ts';
import { gridOf, indexOf, steps } from './map/grid.ts';
import { OFF_MAP } from './map/numbers.ts';
import { dice } from './testing/board.ts';
import { drawnSheets, draws, worlds } from './testing/worlds.ts';
import type { Event, State } from './types.ts';

const table = () => ({ edition: '1', dice: dice() });

function turn(state: State, by: readonly number[]) {
  const sheets = drawnSheets(state, by);
  const input = { type: 'phase', at: '2026-01-02T12:00:00.000Z', closedBy: 'seals', sheets } as const;
  const result = apply(state, input, table());
  if (!result.ok) throw new Error(`refused: ${canonical(result.problem)}`);
  return { ...result.value, sheets };
}

const marches = (events: readonly Event[]) => events.filter((event) => event.type === 'marched');
const runs = { numRuns: 150 };

describe('laws of a turn', () => {
  test('check accepts whatever options offer', () => {
    fc.assert(
      fc.property(worlds, draws, (state, by) => {
        const sheets = drawnSheets(state, by);
        for (const seat of state.seatOrder) {
          const sheet = sheets[seat] ?? { phase: 'movement-orders', orders: [] };
          expect(hexCampaign.sheets.check(hexCampaign.view(state, { kind: 'seat', seat }), sheet)).toEqual([]);
        }
      }),
      runs,
    );
  });

  test('the invariants hold turn after turn', () => {
    fc.assert(
      fc.property(worlds, draws, draws, (state, first, second) => {
        const after = turn(state, first).state;
        expect(hexCampaign.faults(after)).toEqual([]);
        expect(hexCampaign.faults(turn(after, second).state)).toEqual([]);
      }),
      runs,
    );
  });

  test('HEX-MOV-10, -14: a trail is connected and costs no more than the allowance, or is one hex long', () => {
    fc.assert(
      fc.property(worlds, draws, (state, by) => {
        const grid = gridOf(state.chart);
        for (const { from, trail, spent, allowance } of marches(turn(state, by).events)) {
          const all = [from, ...trail].map((hex) => indexOf(grid, hex));
          expect(all.slice(1).every((hex, i) => steps(grid, all[i] ?? OFF_MAP, hex) === 1)).toBe(true);
          expect(spent <= allowance || trail.length === 1).toBe(true);
        }
      }),
      runs,
    );
  });

  test('units are conserved except for lost skimmers, and no model appears or vanishes', () => {
    const modelsOf = (state: State) =>
      Object.values(state.pieces)
        .flatMap((piece) => ('units' in piece ? piece.units : []))
        .map(({ id, models }) => [id, Object.values(models).reduce((a, b) => a + b)] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1));
    fc.assert(
      fc.property(worlds, draws, (state, by) => {
        const { state: after, events } = turn(state, by);
        const lost = new Set(events.flatMap((event) => (event.type === 'detachment-lost' ? [event.piece] : [])));
        const kept = modelsOf(state).filter(([unit]) => ![...lost].some((piece) => unit.startsWith(`${piece}-`)));
        expect(modelsOf(after)).toEqual(kept);
      }),
      runs,
    );
  });

  test('everything that crosses an edge is understood by its schema and survives JSON', () => {
    const { schemas } = hexCampaign;
    fc.assert(
      fc.property(worlds, draws, (state, by) => {
        const { state: after, events, sheets } = turn(state, by);
        expect(schemas.state.parse(JSON.parse(JSON.stringify(after)))).toEqual(after);
        for (const event of events) expect(schemas.event.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
        for (const sheet of Object.values(sheets)) expect(hexCampaign.sheets.schema.parse(sheet)).toEqual(sheet);
        for (const seat of after.seatOrder) {
          const view = hexCampaign.view(after, { kind: 'seat', seat });
          expect(schemas.view.parse(JSON.parse(JSON.stringify(view)))).toEqual(view);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('the same inputs give the same bytes, even from a state that was stored and loaded', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (value === null || typeof value !== 'object') return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, member]) => [key, reversed(member)]),
      );
    };
    fc.assert(
      fc.property(worlds, draws, (state, by) => {
        const one = turn(state, by);
        const stored = hexCampaign.schemas.state.parse(reversed(state));
        const input = { type: 'phase', at: '2026-01-02T12:00:00.000Z', closedBy: 'seals', sheets: one.sheets } as const;
        const two = apply(stored, input, table());
        expect(canonical(two.ok && two.value)).toBe(canonical({ state: one.state, events: one.events }));
      }),
      runs,
    );
  });

  test('arguments are not mutated', () => {
    fc.assert(
      fc.property(worlds, draws, (state, by) => {
        const before = canonical(state);
        turn(state, by);
        expect(canonical(state)).toBe(before);
      }),
      runs,
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../kernel/index.ts';
import { canonical } from '../../kernel/index.ts';
import { apply } from '../apply.ts';
import { hexCampaign } from '../index.ts';
import { optionsOf } from '../movement-orders/options.ts';
import { dice } from '../testing/board.ts';
import { drawnSheets, draws, worlds } from '../testing/worlds.ts';
import type { Event, MovementOrder, Option, Piece, PieceId, Sheet, Spy, SpyOption, State, View } from '../types.ts';

const spyName = (seat: SeatId, i: number): PieceId => `spy-${seat}-${i}` as PieceId;

/** Worlds with three more spies for everybody, in hexes with targets. */
const spyWorlds: fc.Arbitrary<State> = fc.tuple(worlds, fc.boolean()).map(([state, hasExtras]) => {
  const haunts = Object.values(state.pieces).map(({ hex }) => hex);
  const pieces: Record<PieceId, Piece> = { ...state.pieces };
  for (const [s, seat] of state.seatOrder.entries()) {
    const home = state.seats[seat]?.startingCapital;
    for (let i = 0; i < 3; i++) {
      const id = spyName(seat, i);
      const hex = haunts[(s + i * 5) % Math.max(1, haunts.length)];
      if (hex === undefined || home === undefined) continue;
      pieces[id] = { kind: 'spy', id, seat, hex, name: id, home, target: null };
    }
  }
  const spyExtraMissions = hasExtras ? 'on' : 'off';
  return { ...state, pieces, settings: { ...state.settings, askedPhases: 'all', spyExtraMissions } };
});

/** An order of a spy, drawn from its form's targets in its hex. */
function spyOrder(view: View, spy: Spy, by: number): MovementOrder | null {
  const choices = optionsOf(view, spy.id)?.choices ?? [];
  const listed = (type: MovementOrder['type']) => choices.find((choice) => choice.type === type)?.spyTargets ?? [];
  const here = listed('path');
  const others = listed('guard');
  const target = here[by % Math.max(1, here.length)];
  if (target !== undefined) return { type: 'path', piece: spy.id, path: [], target };
  const switchTo = others[by % Math.max(1, others.length)];
  return switchTo === undefined ? null : { type: 'guard', piece: spy.id, switchTo };
}

const viewOf = (state: State, seat: SeatId): View => hexCampaign.view(state, { kind: 'seat', seat });

/** Movement sheets drawn from options, in which every other spy uses a target in its hex. */
function movementSheets(state: State, by: readonly number[]): Readonly<Record<string, Sheet>> {
  return Object.fromEntries(
    Object.entries(drawnSheets(state, by)).map(([name, sheet]) => {
      const view = viewOf(state, name as SeatId);
      const orders = sheet.orders.map((order, i) => {
        const piece = view.pieces[order.piece];
        const own = piece?.kind === 'spy' && i % 2 === 0 ? spyOrder(view, piece, by[i % by.length] ?? 0) : null;
        return own ?? order;
      });
      return [name, { ...sheet, orders }];
    }),
  );
}

const isMission = (option: Option): option is SpyOption => option.phase === 'battle-orders' && 'mission' in option;

/** Battle sheets with one of the offered missions for each spy, some with a switch before it. */
function battleSheets(state: State, by: readonly number[]): Readonly<Record<string, Sheet>> {
  return Object.fromEntries(
    state.seatOrder.map((seat) => {
      const offered = hexCampaign.options(viewOf(state, seat)).filter(isMission);
      const ids = [...new Set(offered.map(({ mission }) => mission.piece))];
      const spies = ids.flatMap((id, i) => {
        const own = offered.filter(({ mission }) => mission.piece === id);
        const n = by[i % by.length] ?? 0;
        const option = own[n % own.length];
        if (option === undefined) return [];
        const switchTo = n % 3 === 0 ? option.targets[n % Math.max(1, option.targets.length)] : undefined;
        return [switchTo === undefined ? option.mission : { ...option.mission, switchTo }];
      });
      return [seat, { phase: 'battle-orders', orders: [], spies, airSupport: [] }];
    }),
  );
}

/** One step: its state, its sheets, and its result. */
interface Played {
  readonly before: State;
  readonly sheets: Readonly<Record<string, Sheet>>;
  readonly after: State;
  readonly events: readonly Event[];
}

function step(before: State, sheets: Readonly<Record<string, Sheet>>, seed = 1): Played {
  const input = { type: 'phase', at: '2026-01-02T12:00:00.000Z', closedBy: 'seals', sheets } as const;
  const result = apply(before, input, { edition: '1', dice: dice({}, seed) });
  if (!result.ok) throw new Error(`refused: ${canonical(result.problem)}`);
  return { before, sheets, after: result.value.state, events: result.value.events };
}

const idle = (state: State): Readonly<Record<string, Sheet>> =>
  Object.fromEntries(state.seatOrder.map((seat) => [seat, { phase: 'build', lines: [] }]));

/** The sheets of all remaining seats for the open phase. */
function sheetsFor(state: State, by: readonly number[]): Readonly<Record<string, Sheet>> {
  const drawn = {
    'movement-orders': () => movementSheets(state, by),
    'battle-orders': () => battleSheets(state, by),
    build: () => idle(state),
  };
  const sheets = Object.entries(drawn).find(([phase]) => phase === state.phase)?.[1]() ?? {};
  return Object.fromEntries(
    state.seatOrder.flatMap((seat) => {
      const sheet = sheets[seat];
      return sheet === undefined || state.seats[seat]?.beaten !== null ? [] : [[seat, sheet] as const];
    }),
  );
}

/** Two turns: in the second the spies have something to leave, to switch from and to be carried along by. */
function twoTurns(state: State, by: readonly number[]): readonly Played[] {
  const played: Played[] = [];
  for (let now = state; now.ended === null && now.turn < state.turn + 2; ) {
    const one = step(now, sheetsFor(now, by), by[played.length % by.length]);
    played.push(one);
    now = one.after;
  }
  return played;
}

const spiesOf = (state: State): readonly PieceId[] =>
  Object.values(state.pieces).flatMap(({ kind, id }) => (kind === 'spy' ? [id] : []));

/** Whether an event is about a spy. */
const isSecret = ({ type }: Event): boolean =>
  type.startsWith('spy-') || ['sabotaged', 'poisoned', 'rumours-spread'].includes(type);

const runs = { numRuns: 40 };

describe('laws of spies', () => {
  test('check accepts and the engine carries out whatever forms offer a spy', () => {
    fc.assert(
      fc.property(spyWorlds, draws, (state, by) => {
        for (const { before, sheets, events } of twoTurns(state, by)) {
          for (const seat of before.seatOrder) {
            const sheet = sheets[seat];
            if (sheet !== undefined) expect(hexCampaign.sheets.check(viewOf(before, seat), sheet)).toEqual([]);
          }
          expect(events.filter(({ type }) => type === 'spy-order-refused')).toEqual([]);
        }
      }),
      runs,
    );
  });

  test('a spy is where its target is, and the target keeps its owner; the invariants hold', () => {
    fc.assert(
      fc.property(spyWorlds, draws, (state, by) => {
        expect(twoTurns(state, by).flatMap(({ after }) => hexCampaign.faults(after))).toEqual([]);
      }),
      runs,
    );
  });

  test('spies appear only by being built and disappear only by being caught', () => {
    fc.assert(
      fc.property(spyWorlds, draws, (state, by) => {
        for (const { before, after, events } of twoTurns(state, by)) {
          const lost = events.flatMap((event) => (event.type === 'spy-lost' ? [event.piece] : []));
          const beaten = events.flatMap((event) => (event.type === 'beaten' ? [event.seat] : []));
          const isIn = (id: PieceId) => beaten.every((seat) => before.pieces[id]?.seat !== seat);
          const left = spiesOf(before).filter((id) => !lost.includes(id) && isIn(id));
          expect([...spiesOf(after)].sort()).toEqual([...left].sort());
        }
      }),
      runs,
    );
  });

  test('HEX-SPY-05: only the spy’s owner and its victim read about it', () => {
    fc.assert(
      fc.property(spyWorlds, draws, (state, by) => {
        const secrets = twoTurns(state, by).flatMap(({ events }) => events.filter(isSecret));
        for (const event of secrets) {
          expect(event.to).toEqual('seat' in event ? [event.seat] : null);
          expect(hexCampaign.schemas.event.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
        }
      }),
      runs,
    );
  });

  test('HEX-SPY-02: no view of others shows a spy, infiltrated or not', () => {
    fc.assert(
      fc.property(spyWorlds, draws, (state, by) => {
        for (const { after } of twoTurns(state, by)) {
          for (const seat of after.seatOrder) {
            const others = spiesOf(after).filter((id) => after.pieces[id]?.seat !== seat);
            const shown = canonical(viewOf(after, seat));
            expect(others.filter((id) => shown.includes(`"${id}"`))).toEqual([]);
          }
        }
      }),
      runs,
    );
  });

  test('the draws in these laws do infiltrate, switch, carry out missions and get spies caught', () => {
    const samples = fc.sample(fc.tuple(spyWorlds, draws), { numRuns: 30, seed: 1 });
    const types = new Set(
      samples.flatMap(([state, by]) => twoTurns(state, by).flatMap(({ events }) => events.map(({ type }) => type))),
    );
    for (const type of ['spy-infiltrated', 'spy-switched', 'spy-mission', 'spy-caught', 'spy-report'] as const) {
      expect([...types]).toContain(type);
    }
  });
});

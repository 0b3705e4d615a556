import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SeatId } from '../kernel/index.ts';
import { canonical, canonicalBytes, keptText } from '../kernel/index.ts';
import { apply } from './apply.ts';
import { hexCampaign } from './index.ts';
import { dice } from './testing/board.ts';
import { drawnSheetFor, offeredDecisions, offeredLines, seasons } from './testing/seasons.ts';
import { draws } from './testing/worlds.ts';
import type { BattleDecision, Event, Sheet, State } from './types.ts';

const SEAT = (seat: SeatId) => ({ kind: 'seat', seat }) as const;

/** Two turns of building, moving, battle orders and battles. */
const STEPS = 8;

interface Played {
  readonly before: State;
  readonly sheets: Readonly<Record<string, Sheet>>;
  readonly state: State;
  readonly events: readonly Event[];
}

function step(state: State, by: readonly number[], n: number): Played {
  const sheets: Record<string, Sheet> = {};
  for (const [i, seat] of state.seatOrder.entries()) {
    const drawn = drawnSheetFor(
      hexCampaign.view(state, SEAT(seat)),
      by.map((draw) => draw + i * 13 + n * 7),
    );
    if (drawn !== null) sheets[seat] = drawn;
  }
  const input = { type: 'phase', at: '2026-01-02T12:00:00.000Z', closedBy: 'referee', sheets } as const;
  const result = apply(state, input, { edition: '1', dice: dice({}, n + 1) });
  if (!result.ok) throw new Error(`refused: ${canonical(result.problem)}`);
  return { before: state, sheets, ...result.value };
}

function season(state: State, by: readonly number[]): readonly Played[] {
  const played: Played[] = [];
  for (let n = 0; n < STEPS; n++) {
    const now = played.at(-1)?.state ?? state;
    if (now.ended === null) played.push(step(now, by, n));
  }
  return played;
}

const runs = { numRuns: 25 };

describe('laws of whole turns with sheets in every phase', () => {
  test('nothing that the forms offer is refused, line by line and sheet by sheet', () => {
    fc.assert(
      fc.property(seasons, draws, (state, by) => {
        for (const { before, sheets } of season(state, by)) {
          for (const seat of before.seatOrder) {
            const view = hexCampaign.view(before, SEAT(seat));
            const sheet = sheets[seat];
            if (sheet !== undefined) expect(hexCampaign.sheets.check(view, sheet)).toEqual([]);
            if (view.phase !== 'build') continue;
            for (const line of offeredLines(hexCampaign.options(view)).slice(0, 25)) {
              expect([line, hexCampaign.sheets.check(view, { phase: 'build', lines: [line] })]).toEqual([line, []]);
            }
          }
        }
      }),
      { numRuns: 10 },
    );
  });

  test('decisions offered for open battles are accepted, stage by stage', () => {
    const said = (state: State, seat: SeatId, order: BattleDecision): State => {
      const input = { type: 'order', at: '2026-01-02T12:00:00.000Z', seat, order } as const;
      const result = apply(state, input, { edition: '1', dice: dice({}, 1) });
      expect([order, result.ok ? null : result.problem]).toEqual([order, null]);
      return result.ok ? result.value.state : state;
    };
    fc.assert(
      fc.property(seasons, draws, (state, by) => {
        let sent = 0;
        for (const { before } of season(state, by)) {
          let now = before;
          for (let round = 0; now.phase === 'battle' && now.turn === before.turn && round < 4; round++) {
            for (const seat of before.seatOrder) {
              if (now.phase !== 'battle') break;
              const offered = offeredDecisions(hexCampaign.view(now, SEAT(seat)));
              const from = now;
              for (const order of offered) now = said(from, seat, order);
              sent += offered.length;
            }
          }
        }
        // One in nine reaches open battles: the others are tried and do not count.
        fc.pre(sent > 0);
      }),
      runs,
    );
  });

  test('the invariants hold; everything survives its schema and JSON', () => {
    const { schemas } = hexCampaign;
    fc.assert(
      fc.property(seasons, draws, (state, by) => {
        for (const { state: after, events } of season(state, by)) {
          expect(hexCampaign.faults(after)).toEqual([]);
          expect(schemas.state.parse(JSON.parse(JSON.stringify(after)))).toEqual(after);
          for (const event of events) expect(schemas.event.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
        }
      }),
      runs,
    );
  });

  test('the phases follow each other in their order, and no store is overdrawn', () => {
    const NEXT: Readonly<Record<string, readonly string[]>> = {
      build: ['movement-orders'],
      'movement-orders': ['battle-orders'],
      'battle-orders': ['battle', 'build'],
      battle: ['build'],
    };
    fc.assert(
      fc.property(seasons, draws, (state, by) => {
        for (const { before, state: after } of season(state, by)) {
          if (after.ended !== null) continue;
          expect(NEXT[before.phase]).toContain(after.phase);
          expect(after.turn).toBe(after.phase === 'build' ? before.turn + 1 : before.turn);
          for (const site of Object.values(after.sites)) {
            if (site.kind === 'urban') expect(site.bp).toBeGreaterThanOrEqual(0);
          }
        }
      }),
      runs,
    );
  });

  test('the text kept from step to step equals the text of each state', () => {
    fc.assert(
      fc.property(seasons, draws, (state, by) => {
        let kept = keptText(state, null);
        for (const { state: after } of season(state, by)) {
          kept = keptText(after, kept);
          expect(kept.bytes).toEqual(canonicalBytes(JSON.parse(JSON.stringify(after))));
        }
      }),
      runs,
    );
  });

  test('a second run gives the same result, and arguments are not mutated', () => {
    fc.assert(
      fc.property(seasons, draws, (state, by) => {
        const before = canonical(state);
        const first = season(state, by).map(({ state: after, events }) => canonical({ after, events }));
        expect(canonical(state)).toBe(before);
        expect(season(state, by).map(({ state: after, events }) => canonical({ after, events }))).toEqual(first);
      }),
      runs,
    );
  });
});

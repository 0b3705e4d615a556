import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatId } from '../../kernel/index.ts';
import { distance } from '../../space/hex.ts';
import { check } from '../check.ts';
import { hexCampaign } from '../index.ts';
import { optionsOf } from '../movement-orders/options.ts';
import { board, dice, hex, piece } from '../testing/board.ts';
import type { MovementSheet, State } from '../types.ts';

const SIZE = 7;
const RED = { kind: 'seat', seat: seatId('red') } as const;
const place = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: SIZE - 1 }))
  .map(([q, r]) => `${q},${r}`);
const rows = fc.array(fc.string({ unit: fc.constantFrom('p', 'p', 'h', 'f', 'j'), minLength: SIZE, maxLength: SIZE }), {
  minLength: SIZE,
  maxLength: SIZE,
});

/** A garrison-detachment of red on its way to a Camp, with no other pieces. */
function bound(terrain: readonly string[], from: string, to: string, guard: readonly string[] = []): State {
  const others = guard.map((at, i) => [`R${i + 2}`, `red infantry 4 @ ${at}`]);
  const state = board(
    { R1: `red infantry 4 @ ${from} 200 points`, ...Object.fromEntries(others) },
    { rows: terrain, strongholds: { [to]: { owner: 'red' } } },
  );
  const mover = state.pieces[piece('R1')];
  if (mover?.kind !== 'detachment') return state;
  return { ...state, pieces: { ...state.pieces, [mover.id]: { ...mover, garrisonDetachment: true, target: hex(to) } } };
}

function next(state: State, red: MovementSheet | null): State {
  const at = '2026-01-01T13:00:00.000Z';
  const step = hexCampaign.apply(
    state,
    { type: 'phase', at, closedBy: 'deadline', sheets: { red } },
    { edition: '1', dice: dice() },
  );
  if (!step.ok) throw new Error(JSON.stringify(step.problem));
  return step.value.state;
}

const isSettled = (state: State): boolean => state.pieces[piece('R1')]?.kind === 'garrison';

/** How many turns it marches until it settles, as the engine moves it; at most this many. */
function turns(state: State, most: number): number {
  let now = state;
  let count = 0;
  while (!isSettled(now) && count <= most) {
    now = next(now, null);
    count += 1;
  }
  return count;
}

describe('garrisons on the march: HEX-GAR-10', () => {
  test('over land without enemies each arrives and settles, no later than through jungle', () => {
    fc.assert(
      fc.property(rows, place, place, (terrain, from, to) => {
        fc.pre(from !== to);
        const most = 3 * distance(hex(from), hex(to));
        expect(turns(bound(terrain, from, to), most)).toBeLessThanOrEqual(most);
      }),
      { numRuns: 60 },
    );
  });

  test('every offered end is as good as the engine’s path', () => {
    fc.assert(
      fc.property(rows, place, place, (terrain, from, to) => {
        fc.pre(from !== to);
        const state = bound(terrain, from, to);
        const own = turns(state, 30);
        const view = hexCampaign.view(state, RED);
        const choices = optionsOf(view, piece('R1'))?.choices ?? [];
        const reach = choices.find(({ type }) => type === 'path')?.reach ?? [];
        expect(reach.length).toBeGreaterThan(0);
        for (const { path } of reach) {
          const sheet = { phase: 'movement-orders', orders: [{ type: 'path', piece: piece('R1'), path }] } as const;
          expect(check(view, sheet)).toEqual([]);
          const later = next(state, sheet);
          expect(isSettled(later) ? 1 : 1 + turns(later, 30)).toBeLessThanOrEqual(own + 1);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('it settles beside a detachment of its own side, and both are there in the next turn', () => {
    const state = bound(
      Array.from({ length: SIZE }, () => 'p'.repeat(SIZE)),
      '1,1',
      '2,1',
      ['2,1'],
    );
    const later = next(next(state, null), null);
    expect(isSettled(later)).toBe(true);
    expect(later.pieces[piece('R2')]).toMatchObject({ kind: 'detachment', hex: '2,1' });
    expect(hexCampaign.faults(later)).toEqual([]);
  });
});

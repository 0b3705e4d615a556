import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, seatId } from '../kernel/index.ts';
import { apply } from './apply.ts';
import { hexCampaign } from './index.ts';
import { standingSheet } from './standing-sheet.ts';
import { board, dice } from './testing/board.ts';
import { drawnSheetFor, seasons } from './testing/seasons.ts';
import { draws } from './testing/worlds.ts';
import type { Phase, Sheet, State } from './types.ts';

const seen = (state: State, seat: string) => hexCampaign.view(state, { kind: 'seat', seat: seatId(seat) });

const SHEETS: readonly (readonly [Phase, Sheet | null])[] = [
  ['placement', null],
  ['free-roads', null],
  ['spending', null],
  ['build', { phase: 'build', lines: [] }],
  ['air-orders', { phase: 'air-orders', air: [] }],
  ['movement-orders', { phase: 'movement-orders', orders: [] }],
  ['battle-orders', { phase: 'battle-orders', orders: [], spies: [], airSupport: [] }],
  ['battle', null],
];

test.each(SHEETS)('HEX-TURN-04: in %s standing orders buy nothing, fly nowhere and guard', (phase, sheet) => {
  expect(standingSheet(seen(board({ R1: 'red infantry 4 @ 5,4' }, { phase }), 'red'))).toEqual(sheet);
});

test('only a player still in the campaign has standing orders', () => {
  const state = board({ R1: 'red infantry 4 @ 5,4' });
  expect(standingSheet(hexCampaign.view(state, { kind: 'referee' }))).toBeNull();
  expect(standingSheet(hexCampaign.view(state, { kind: 'spectator' }))).toBeNull();
});

function closed(state: State, sheets: Readonly<Record<string, Sheet>>, n: number) {
  const input = { type: 'phase', at: '2026-01-02T12:00:00.000Z', closedBy: 'referee', sheets } as const;
  const result = apply(state, input, { edition: '1', dice: dice({}, n + 1) });
  if (!result.ok) throw new Error(`refused: ${canonical(result.problem)}`);
  return result.value;
}

const isMissing = ({ type }: { readonly type: string }) => type === 'orders-missing';

test('HEX-TURN-04: a standing sheet is valid in every phase and acts like a missing sheet, without an event', () => {
  fc.assert(
    fc.property(seasons, draws, (begun, by) => {
      let state = begun;
      for (let n = 0; n < 6 && state.ended === null; n++) {
        const [absent, ...others] = state.seatOrder;
        const drawn: Record<string, Sheet> = {};
        for (const seat of others) {
          const sheet = drawnSheetFor(seen(state, seat), by);
          if (sheet !== null) drawn[seat] = sheet;
        }
        const standing = standingSheet(seen(state, absent ?? ''));
        const without = closed(state, drawn, n);
        if (standing !== null && absent !== undefined) {
          expect(hexCampaign.sheets.check(seen(state, absent), standing)).toEqual([]);
          const sealed = closed(state, { ...drawn, [absent]: standing }, n);
          expect(sealed.state).toEqual(without.state);
          expect(sealed.events.filter(({ to }) => to !== 'all' && to.includes(absent)).some(isMissing)).toBe(false);
          expect(sealed.events).toEqual(
            without.events.filter((event) => !(event.type === 'orders-missing' && event.seat === absent)),
          );
        }
        state = without.state;
      }
    }),
    { numRuns: 40 },
  );
});

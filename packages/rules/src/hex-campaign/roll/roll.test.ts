import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexCampaign } from '../index.ts';
import { readPiece } from '../notation.ts';
import { board, piece } from '../testing/board.ts';
import { play, viewOf } from '../testing/played.ts';
import { drawnSheets, draws, worlds } from '../testing/worlds.ts';
import type { State } from '../types.ts';
import { placeIn, rollOf } from './roll.ts';

/** The same state without any memory of its history. */
const afresh = (state: State): State => hexCampaign.schemas.state.parse(JSON.parse(JSON.stringify(state)));

function turnFrom(state: State, by: Parameters<typeof drawnSheets>[1]): State {
  const orders = Object.entries(drawnSheets(state, by)).map(([seat, sheet]) => [seat, sheet.orders]);
  return play(state, Object.fromEntries(orders)).state;
}

test('caches carried from state to state equal those computed from the last state alone', () => {
  fc.assert(
    fc.property(worlds, draws, draws, (state, first, second) => {
      const once = turnFrom(state, first);
      const { phase } = state;
      const after = once.phase === phase ? turnFrom(once, second) : once;
      expect(rollOf(after)).toEqual(rollOf(afresh(after)));
      for (const seat of after.seatOrder) expect(viewOf(after, seat)).toEqual(viewOf(afresh(after), seat));
    }),
    { numRuns: 60 },
  );
});

test('a step from a kept state equals one from a reloaded state', () => {
  fc.assert(
    fc.property(worlds, draws, (state, by) => {
      viewOf(state, 'red');
      const kept = turnFrom(state, by);
      const read = turnFrom(afresh(state), by);
      expect(kept).toEqual(read);
    }),
    { numRuns: 40 },
  );
});

test('pieces are listed by id, each with its place and seat', () => {
  const state = board({ B2: 'blue infantry 4 @ 7,4', A1: 'red spy @ 5,4', C3: 'red diplomat @ 6,4' });
  const roll = rollOf(state);
  expect(roll.placed.map(({ piece: { id } }) => id)).toEqual(['A1', 'B2', 'C3']);
  expect(roll.own.map((own) => own.map(({ piece: { id } }) => id))).toEqual([['A1', 'C3'], ['B2']]);
  expect(['A1', 'B2', 'C3', 'B1'].map((id) => placeIn(roll, piece(id)))).toEqual([0, 1, 2, -1]);
  expect(roll.diplomats.map(({ id }) => id)).toEqual(['C3']);
});

test('the same pieces under other settings are listed again', () => {
  const state = board({ B1: 'blue infantry 4 @ 7,4 900 points' }, { settings: { sightDetail: 'presence' } });
  const told = { ...state, settings: { ...state.settings, sightDetail: 'full' } } as const;
  expect(rollOf(state).placed[0]?.seen?.points).toBeNull();
  expect(rollOf(told).placed[0]?.seen?.points).toBe(900);
  const moved = { ...state, pieces: { B1: readPiece('B1', 'blue infantry 4 @ 8,4 900 points') } };
  expect(rollOf(moved).placed[0]?.seen?.hex).toBe('8,4');
});

import { emptyChart, type MapEdit } from '@sealed-orders/rules/hex-campaign/cartography';
import { hexAt } from '@sealed-orders/rules/space';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DrawingAction, type DrawingState, drawn, opened } from './drawing-state.ts';

const empty = emptyChart({ columns: 6, rows: 4 });
const start = opened({ saved: empty, draft: null });

const painted = (
  column: number,
  row: number,
  part: Partial<DrawingAction & { type: 'stroke' }> = {},
): DrawingAction => {
  const edit: MapEdit = { type: 'terrain', hexes: [hexAt(column, row)], terrain: 'forest' };
  return { type: 'stroke', edits: [edit], isFirst: true, isMirrored: false, ...part };
};
const after = (state: DrawingState, ...actions: readonly DrawingAction[]) => actions.reduce(drawn, state);
const undo: DrawingAction = { type: 'undo' };
const redo: DrawingAction = { type: 'redo' };

describe('what is drawn', () => {
  test('is undone and redone step by step; a stroke of several touches is one step', () => {
    const [one, two] = [painted(0, 0), painted(1, 0, { isFirst: false })];
    const state = after(start, one, two, painted(2, 2));
    expect(state.past).toHaveLength(2);
    expect(state.chart.rows).toEqual(['ffpppp', 'pppppp', 'ppfppp', 'pppppp']);
    const back = after(state, undo);
    expect(back.chart.rows[0]).toBe('ffpppp');
    expect(back.chart.rows[2]).toBe('pppppp');
    expect(after(back, undo).chart).toBe(empty);
    expect(after(back, undo, undo).chart).toBe(empty);
    expect(after(back, undo, redo, redo).chart).toBe(state.chart);
    expect(after(state, redo)).toBe(state);
  });

  test('and replaced by another map is one step, and undo restores the drawing', () => {
    const other = emptyChart({ columns: 9, rows: 9 });
    const state = after(start, painted(0, 0), undo, painted(1, 1), { type: 'replaced', chart: other });
    expect(state.chart).toBe(other);
    expect(after(state, undo).chart.rows[1]).toBe('pfpppp');
    expect(after(state, undo, redo).chart).toBe(other);
  });

  test('after an undo starts a new branch: there is nothing to redo', () => {
    const state = after(start, painted(0, 0), undo, painted(1, 1));
    expect(state.future).toEqual([]);
    expect(after(state, redo)).toBe(state);
  });

  test('and changes nothing is not a step', () => {
    const state = after(start, painted(0, 0));
    expect(after(state, painted(0, 0))).toBe(state);
    expect(after(state, painted(40, 40))).toBe(state);
  });

  test('is also drawn on the other side when mirrored, in one step', () => {
    const state = after(start, painted(0, 0, { isMirrored: true }));
    expect(state.chart.rows).toEqual(['fppppp', 'pppppp', 'pppppp', 'pppppf']);
    expect(after(state, undo).chart).toBe(empty);
  });

  test('counts as saved after saving, until something else is drawn or undone', () => {
    const state = after(start, painted(0, 0));
    expect(state.chart).not.toBe(state.saved);
    const saved = after(state, { type: 'saved', chart: state.chart });
    expect(saved.chart).toBe(saved.saved);
    expect(after(saved, undo).chart).not.toBe(saved.saved);
    expect(after(saved, undo, redo).chart).toBe(saved.saved);
  });

  test('and not saved when the page was left is restored, and undo leads to the saved map', () => {
    const { chart } = after(start, painted(0, 0));
    const state = opened({ saved: empty, draft: chart });
    expect(state.chart).toBe(chart);
    expect(state.saved).toBe(empty);
    expect(after(state, undo).chart).toBe(empty);
  });

  test('keeps the last 200 steps', () => {
    const many = Array.from({ length: 250 }, (_, i) =>
      painted(i % 6, i % 4, {
        edits: [{ type: 'terrain', hexes: [hexAt(i % 6, i % 4)], terrain: i % 2 === 0 ? 'sea' : 'hills' }],
      }),
    );
    const turns = many.flatMap((one, i) => [one, painted(i % 6, i % 4)]);
    expect(after(start, ...turns).past).toHaveLength(200);
  });

  test('is undone completely, whatever it was', () => {
    const place = fc.tuple(fc.nat(7), fc.nat(5)).map(([column, row]) => hexAt(column, row));
    const edit: fc.Arbitrary<MapEdit> = fc.oneof(
      fc.record({
        type: fc.constant('terrain' as const),
        hexes: fc.array(place, { maxLength: 4 }),
        terrain: fc.constantFrom('sea', 'hills'),
      }),
      fc.record({ type: fc.constant('start' as const), hex: place, isThere: fc.boolean() }),
      fc.record({ type: fc.constant('name' as const), hex: place, name: fc.constantFrom('', 'Dray') }),
    );
    const stroke = fc.record({
      type: fc.constant('stroke' as const),
      edits: fc.array(edit, { maxLength: 3 }),
      isFirst: fc.constant(true),
      isMirrored: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 20 }), (strokes) => {
        const state = after(start, ...strokes);
        const back = after(state, ...state.past.map(() => undo));
        expect(back.chart).toBe(empty);
        expect(after(back, ...back.future.map(() => redo)).chart).toBe(state.chart);
      }),
    );
  });
});

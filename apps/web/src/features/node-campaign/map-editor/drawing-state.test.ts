import type { NodeMap } from '@sealed-orders/rules/node-campaign';
import { defaultMap, nodeMoved } from '@sealed-orders/rules/node-campaign/cartography';
import { describe, expect, test } from 'vitest';
import { type DrawingAction, type DrawingState, drawn, opened } from './drawing-state.ts';

const reach = defaultMap();
const start = opened({ saved: reach, draft: null });
const movedTo = (x: number): NodeMap => {
  const [node] = reach.nodes;
  return node === undefined ? reach : nodeMoved(reach, node.id, { x, y: 500 });
};
const drawnAs = (map: NodeMap): DrawingAction => ({ type: 'drawn', map });
const after = (state: DrawingState, ...actions: readonly DrawingAction[]) => actions.reduce(drawn, state);
const undo: DrawingAction = { type: 'undo' };
const redo: DrawingAction = { type: 'redo' };

describe('A drawing of a star map', () => {
  test('is undone and redone step by step', () => {
    const [one, two] = [movedTo(100), movedTo(200)];
    const state = after(start, drawnAs(one), drawnAs(two));
    expect(state.past).toEqual([reach, one]);
    expect(after(state, undo).map).toBe(one);
    expect(after(state, undo, undo, undo).map).toBe(reach);
    expect(after(state, undo, undo, redo).map).toBe(one);
    expect(after(state, redo)).toBe(state);
  });

  test('that changes nothing is not a step', () => {
    expect(after(start, drawnAs(reach))).toBe(start);
  });

  test('after an undo starts a new branch', () => {
    const state = after(start, drawnAs(movedTo(100)), undo, drawnAs(movedTo(200)));
    expect(state.future).toEqual([]);
    expect(after(state, undo).map).toBe(reach);
  });

  test('counts as saved after saving, until something else is drawn or undone', () => {
    const map = movedTo(100);
    const saved = after(start, drawnAs(map), { type: 'saved', map });
    expect(saved.map).toBe(saved.saved);
    expect(after(saved, undo).map).not.toBe(saved.saved);
    expect(after(saved, undo, redo).map).toBe(saved.saved);
  });

  test('that was not saved when the page was left is restored, and undo leads to the saved map', () => {
    const draft = movedTo(100);
    const state = opened({ saved: reach, draft });
    expect(state.map).toBe(draft);
    expect(after(state, undo).map).toBe(reach);
  });

  test('keeps the last 200 steps', () => {
    const many = Array.from({ length: 250 }, (_, i) => drawnAs(movedTo(300 + i)));
    expect(after(start, ...many).past).toHaveLength(200);
  });
});

import { describe, expect, test } from 'vitest';
import { type GestureInput, gesture, IDLE, type Intent, type Mode, wheelFactor } from './gesture.ts';

const down = (x: number, y: number, extra: { pointer?: number; isOnGrip?: boolean } = {}): GestureInput => ({
  type: 'down',
  pointer: extra.pointer ?? 1,
  at: { x, y },
  isOnGrip: extra.isOnGrip ?? false,
  slop: 4,
});
const move = (x: number, y: number, pointer = 1): GestureInput => ({ type: 'move', pointer, at: { x, y } });
const up = (x: number, y: number, pointer = 1): GestureInput => ({ type: 'up', pointer, at: { x, y } });
const cancel = (pointer = 1): GestureInput => ({ type: 'cancel', pointer });

function play(inputs: readonly GestureInput[]): { readonly mode: Mode; readonly intents: readonly Intent[] } {
  let mode: Mode = IDLE;
  const intents: Intent[] = [];
  for (const input of inputs) {
    const [next, intent] = gesture(mode, input);
    mode = next;
    if (intent.type !== 'none') intents.push(intent);
  }
  return { mode, intents };
}

describe('one hand', () => {
  test.each<[string, readonly GestureInput[], readonly Intent[]]>([
    [
      'a press and release is a tap where it began',
      [down(10, 10), up(11, 10)],
      [{ type: 'tap', at: { x: 10, y: 10 } }],
    ],
    [
      'a slip within the slop is still a tap',
      [down(10, 10), move(12, 12), up(12, 12)],
      [{ type: 'tap', at: { x: 10, y: 10 } }],
    ],
    [
      'a drag pans by what it moved, from its start on',
      [down(10, 10), move(20, 10), move(25, 13), up(25, 13)],
      [
        { type: 'pan', by: { x: 10, y: 0 } },
        { type: 'pan', by: { x: 5, y: 3 } },
      ],
    ],
    [
      'a drag from the selected unit draws a path',
      [down(10, 10, { isOnGrip: true }), move(30, 10), move(50, 10), up(50, 10)],
      [
        { type: 'draw', at: { x: 30, y: 10 } },
        { type: 'draw', at: { x: 50, y: 10 } },
        { type: 'drawn', at: { x: 50, y: 10 } },
      ],
    ],
    ['a press cancelled by the system does nothing', [down(10, 10), cancel()], []],
    ['moving without a press does nothing', [move(10, 10), move(90, 90)], []],
  ])('%s', (_title, inputs, intents) => {
    const played = play(inputs);
    expect(played.intents).toEqual(intents);
    expect(played.mode).toEqual(IDLE);
  });
});

describe('two fingers', () => {
  const pinch = [down(100, 100), down(200, 100, { pointer: 2 })];

  test('twice as far apart is twice as near, about the middle', () => {
    const { intents } = play([...pinch, move(300, 100, 2)]);
    expect(intents).toEqual([{ type: 'zoom', factor: 2, at: { x: 200, y: 100 }, by: { x: 50, y: 0 } }]);
  });

  test('a second finger turns a path being drawn into a pinch', () => {
    const { mode } = play([down(10, 10, { isOnGrip: true }), move(40, 10), down(90, 10, { pointer: 2 })]);
    expect(mode.kind).toBe('pinching');
  });

  test('the remaining finger keeps panning and does not tap', () => {
    const { mode, intents } = play([...pinch, up(200, 100, 2), move(110, 100), up(110, 100)]);
    expect(intents).toEqual([{ type: 'pan', by: { x: 10, y: 0 } }]);
    expect(mode).toEqual(IDLE);
  });

  test('a third finger changes nothing', () => {
    const { mode, intents } = play([...pinch, down(5, 5, { pointer: 3 }), move(9, 9, 3), up(9, 9, 3)]);
    expect(mode.kind).toBe('pinching');
    expect(intents).toEqual([]);
  });
});

describe('the wheel', () => {
  test('up zooms in, down zooms out by as much', () => {
    expect(wheelFactor(-100, 0)).toBeGreaterThan(1);
    expect(wheelFactor(-100, 0) * wheelFactor(100, 0)).toBeCloseTo(1, 9);
  });

  test.each([
    ['lines', 3, 1, 54],
    ['pages', -0.5, 2, -120],
    ['what nobody knows', 7, 3, 7],
  ])('a turn in %s counts as the same turn in pixels', (_title, delta, unit, pixels) => {
    expect(wheelFactor(delta, unit)).toBeCloseTo(wheelFactor(pixels, 0), 9);
  });

  test('a turn counts for no more than 240 pixels', () => {
    expect(wheelFactor(241, 0)).toBe(wheelFactor(240, 0));
    expect(wheelFactor(-241, 0)).toBe(wheelFactor(-240, 0));
    expect(wheelFactor(239, 0)).not.toBe(wheelFactor(240, 0));
  });
});

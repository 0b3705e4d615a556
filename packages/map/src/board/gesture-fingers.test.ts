import { describe, expect, test } from 'vitest';
import { type GestureInput, gesture, IDLE, type Intent, type Mode } from './gesture.ts';

const SLOP = 4;
const down = (pointer: number, x: number, y: number, isOnGrip = false): GestureInput => ({
  type: 'down',
  pointer,
  at: { x, y },
  isOnGrip,
  slop: SLOP,
});
const move = (pointer: number, x: number, y: number): GestureInput => ({ type: 'move', pointer, at: { x, y } });
const up = (pointer: number, x: number, y: number): GestureInput => ({ type: 'up', pointer, at: { x, y } });
const cancel = (pointer: number): GestureInput => ({ type: 'cancel', pointer });

function play(
  inputs: readonly GestureInput[],
  from: Mode = IDLE,
): { readonly mode: Mode; readonly intents: readonly Intent[] } {
  let mode = from;
  const intents: Intent[] = [];
  for (const input of inputs) {
    const [next, intent] = gesture(mode, input);
    mode = next;
    if (intent.type !== 'none') intents.push(intent);
  }
  return { mode, intents };
}

describe('a pointer that is not held down', () => {
  const strays = [move(9, 500, 500), up(9, 500, 500), cancel(9)];
  test.each<[string, readonly GestureInput[]]>([
    ['while one presses', [down(1, 10, 10)]],
    ['while one pans', [down(1, 10, 10), move(1, 40, 10)]],
    ['while one draws', [down(1, 10, 10, true), move(1, 40, 10)]],
    ['while two pinch', [down(1, 10, 10), down(2, 90, 10)]],
  ])('changes nothing %s', (_title, inputs) => {
    const { mode } = play(inputs);
    for (const stray of strays) expect(gesture(mode, stray)).toEqual([mode, { type: 'none' }]);
  });
});

test.each([
  ['less than the slop', 3, 'tap'],
  ['as much as the slop', 4, 'pan'],
])('slipping by %s: %s pixels, %ss', (_title, by, type) => {
  const { intents } = play([down(1, 10, 10), move(1, 10 + by, 10), up(1, 10 + by, 10)]);
  expect(intents.map((it) => it.type)).toEqual([type]);
});

test.each([
  ['panning', false],
  ['drawing', true],
])('%s cancelled by the system ends without further intents', (kind, isOnGrip) => {
  const begun = play([down(1, 10, 10, isOnGrip), move(1, 40, 10)]);
  expect(begun.mode.kind).toBe(kind);
  expect(play([cancel(1)], begun.mode)).toEqual({ mode: IDLE, intents: [] });
});

describe('two fingers', () => {
  test('can begin to pinch during a pan, from the first one’s present place', () => {
    const { mode } = play([down(1, 0, 0), move(1, 100, 0), down(2, 200, 0)]);
    const { intents } = play([move(2, 300, 0)], mode);
    expect(intents).toEqual([{ type: 'zoom', factor: 2, at: { x: 200, y: 0 }, by: { x: 50, y: 0 } }]);
  });

  test('each count from the other’s present place', () => {
    const { intents } = play([down(1, 100, 0), down(2, 200, 0), move(1, 0, 0), move(2, 400, 0), move(1, 200, 0)]);
    expect(intents).toEqual([
      { type: 'zoom', factor: 2, at: { x: 100, y: 0 }, by: { x: -50, y: 0 } },
      { type: 'zoom', factor: 2, at: { x: 200, y: 0 }, by: { x: 100, y: 0 } },
      { type: 'zoom', factor: 0.5, at: { x: 300, y: 0 }, by: { x: 100, y: 0 } },
    ]);
  });

  test.each([
    ['first', 1, 2, { x: 200, y: 0 }],
    ['second', 2, 1, { x: 100, y: 0 }],
  ] as const)('when the %s is lifted, the other pans on from where it is', (_title, lifted, stays, at) => {
    const { mode } = play([down(1, 100, 0), down(2, 200, 0), up(lifted, 0, 0)]);
    expect(mode).toEqual({ kind: 'panning', pointer: stays, at });
    expect(play([move(stays, at.x + 7, at.y)], mode).intents).toEqual([{ type: 'pan', by: { x: 7, y: 0 } }]);
  });

  test('in one spot do not zoom infinitely', () => {
    const { intents } = play([down(1, 100, 0), down(2, 100, 0), move(2, 130, 0)]);
    expect(intents).toMatchObject([{ type: 'zoom', factor: 30 }]);
  });
});

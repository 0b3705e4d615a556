import type { Point } from './sheet.ts';

/** A finger or the mouse, held down. Points are pixels of the window. */
interface Held {
  readonly pointer: number;
  readonly at: Point;
}

/** The current gesture on the map. */
export type Mode =
  | { readonly kind: 'idle' }
  | (Held & { readonly kind: 'pressing'; readonly isOnGrip: boolean; readonly slop: number })
  | (Held & { readonly kind: 'panning' })
  | (Held & { readonly kind: 'drawing' })
  | { readonly kind: 'pinching'; readonly first: Held; readonly second: Held };

export type GestureInput =
  /** `isOnGrip`: on the piece or path end from which a path may be drawn. `slop`: how far a tap may slip. */
  | (Held & { readonly type: 'down'; readonly isOnGrip: boolean; readonly slop: number })
  | (Held & { readonly type: 'move' })
  | (Held & { readonly type: 'up' })
  | { readonly type: 'cancel'; readonly pointer: number };

/** A request to the map. */
export type Intent =
  | { readonly type: 'none' }
  | { readonly type: 'pan'; readonly by: Point }
  | { readonly type: 'zoom'; readonly factor: number; readonly at: Point; readonly by: Point }
  | { readonly type: 'tap'; readonly at: Point }
  /** The drawn path passes here. */
  | { readonly type: 'draw'; readonly at: Point }
  | { readonly type: 'drawn'; readonly at: Point };

export const IDLE: Mode = { kind: 'idle' };
const NONE: Intent = { type: 'none' };

/** The next mode, and its requests. */
export function gesture(mode: Mode, input: GestureInput): readonly [Mode, Intent] {
  switch (mode.kind) {
    case 'idle':
      return whileIdle(mode, input);
    case 'pressing':
      return whilePressing(mode, input);
    case 'panning':
      return whilePanning(mode, input);
    case 'drawing':
      return whileDrawing(mode, input);
    case 'pinching':
      return whilePinching(mode, input);
  }
}

type In<Kind extends Mode['kind']> = Extract<Mode, { kind: Kind }>;

function whileIdle(mode: In<'idle'>, input: GestureInput): readonly [Mode, Intent] {
  if (input.type !== 'down') return [mode, NONE];
  const { pointer, at, isOnGrip, slop } = input;
  return [{ kind: 'pressing', pointer, at, isOnGrip, slop }, NONE];
}

function whilePressing(mode: In<'pressing'>, input: GestureInput): readonly [Mode, Intent] {
  if (input.type === 'down') return pinch(mode, input);
  if (input.pointer !== mode.pointer) return [mode, NONE];
  if (input.type === 'cancel') return [IDLE, NONE];
  if (input.type === 'up') return [IDLE, { type: 'tap', at: mode.at }];
  const by = difference(input.at, mode.at);
  if (Math.hypot(by.x, by.y) < mode.slop) return [mode, NONE];
  const held = { pointer: mode.pointer, at: input.at };
  if (mode.isOnGrip)
    return [
      { kind: 'drawing', ...held },
      { type: 'draw', at: input.at },
    ];
  return [
    { kind: 'panning', ...held },
    { type: 'pan', by },
  ];
}

function whilePanning(mode: In<'panning'>, input: GestureInput): readonly [Mode, Intent] {
  if (input.type === 'down') return pinch(mode, input);
  if (input.pointer !== mode.pointer) return [mode, NONE];
  if (input.type !== 'move') return [IDLE, NONE];
  return [
    { ...mode, at: input.at },
    { type: 'pan', by: difference(input.at, mode.at) },
  ];
}

function whileDrawing(mode: In<'drawing'>, input: GestureInput): readonly [Mode, Intent] {
  if (input.type === 'down') return pinch(mode, input);
  if (input.pointer !== mode.pointer) return [mode, NONE];
  if (input.type === 'cancel') return [IDLE, NONE];
  if (input.type === 'up') return [IDLE, { type: 'drawn', at: input.at }];
  return [
    { ...mode, at: input.at },
    { type: 'draw', at: input.at },
  ];
}

function whilePinching(mode: In<'pinching'>, input: GestureInput): readonly [Mode, Intent] {
  const { first, second } = mode;
  if (input.type === 'down') return [mode, NONE];
  const isFirst = input.pointer === first.pointer;
  if (!isFirst && input.pointer !== second.pointer) return [mode, NONE];
  const other = isFirst ? second : first;
  if (input.type !== 'move') return [{ kind: 'panning', ...other }, NONE];
  const moved = { pointer: input.pointer, at: input.at };
  const [before, after] = [middle(first.at, second.at), middle(moved.at, other.at)];
  const factor = span(moved.at, other.at) / Math.max(1, span(first.at, second.at));
  const next: Mode = { kind: 'pinching', first: isFirst ? moved : first, second: isFirst ? second : moved };
  return [next, { type: 'zoom', factor, at: after, by: difference(after, before) }];
}

function pinch(held: Held, { pointer, at }: Held): readonly [Mode, Intent] {
  const first = { pointer: held.pointer, at: held.at };
  return [{ kind: 'pinching', first, second: { pointer, at } }, NONE];
}

function difference(to: Point, from: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function span(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Zoom factor of a turn of the wheel. `delta` as in the event, `mode` 0 pixels, 1 lines, 2 pages. */
export function wheelFactor(delta: number, mode: number): number {
  const pixels = delta * ([1, 18, 240][mode] ?? 1);
  return Math.exp(-Math.max(-240, Math.min(240, pixels)) * 0.0018);
}

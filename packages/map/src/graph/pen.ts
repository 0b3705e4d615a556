import type { RefObject } from 'react';
import type { Intent } from '../board/gesture.ts';
import { type Point, xy } from '../board/sheet.ts';
import { distanceTo } from './curve.ts';
import { nodeAt, type StarLayout } from './layout.ts';
import { FINGER, MOUSE, pickedAt } from './picking.ts';
import type { Staged } from './star-drawing.tsx';
import type { StarViewing } from './use-star-viewing.ts';

/** What a pen touches. Points are in the units of the map. */
export interface StarSpot {
  readonly at: Point;
  readonly node: string | null;
  /** Its place among the paths of the chart, if no node is nearer. */
  readonly path: number | null;
}

/** Tools that draw on the map itself: taps, drags and keys go to it. */
export interface StarPen {
  readonly onTap: (spot: StarSpot) => void;
  /** A node was dragged to a point. Null: a drag moves the map. */
  readonly onMove: ((node: string, at: Point) => void) | null;
}

/** A node that is held, and how far from its middle. */
export interface Grip {
  readonly node: string;
  readonly off: Point;
}

interface PenInput {
  readonly viewing: Pick<StarViewing, 'locate'>;
  readonly layout: StarLayout;
  readonly staged: Staged;
  readonly pen: StarPen | null;
  /** The ring that follows the mouse. */
  readonly outline: RefObject<SVGCircleElement | null>;
  readonly focus: (node: string) => void;
}

/** What is under a point of the window; null until the map is measured. */
function spotAt({ viewing, layout, staged }: PenInput, at: Point, reach: number): StarSpot | null {
  const spot = viewing.locate(at);
  if (spot === null) return null;
  const far = reach * spot.pixel;
  const { node } = pickedAt({ layout, ...staged, selected: null }, spot.at, far);
  return { at: spot.at, node, path: node === null ? pathAt(layout, spot.at, far) : null };
}

/** The nearest path within reach, as the bird flies; null: none. */
export function pathAt(layout: Pick<StarLayout, 'chart' | 'byId'>, at: Point, reach: number): number | null {
  const near = layout.chart.paths
    .map(({ a, b }, path) => ({ path, away: distanceTo([nodeAt(layout, a).at, nodeAt(layout, b).at], at) }))
    .filter(({ away }) => away <= reach)
    .sort((one, other) => one.away - other.away);
  return near[0]?.path ?? null;
}

/** The node that a drag from a point of the window moves; null: it moves the map. */
export function grippedAt(input: PenInput, at: Point): Grip | null {
  if (input.pen === null || input.pen.onMove === null) return null;
  const spot = spotAt(input, at, MOUSE);
  if (spot === null || spot.node === null) return null;
  const middle = nodeAt(input.layout, spot.node).at;
  return { node: spot.node, off: { x: middle.x - spot.at.x, y: middle.y - spot.at.y } };
}

/** A pen's handling of a tap or a drag; false: it leaves the intent to the map. */
export function stroke(input: PenInput, pen: StarPen, grip: Grip | null, intent: Intent, isTouch: boolean): boolean {
  if (intent.type === 'tap') {
    const spot = spotAt(input, intent.at, isTouch ? FINGER : MOUSE);
    if (spot === null) return true;
    if (spot.node !== null) input.focus(spot.node);
    pen.onTap(spot);
    return true;
  }
  if ((intent.type !== 'draw' && intent.type !== 'drawn') || grip === null) return false;
  const under = input.viewing.locate(intent.at)?.at;
  if (under === undefined) return true;
  const to = { x: under.x + grip.off.x, y: under.y + grip.off.y };
  if (intent.type === 'drawn') pen.onMove?.(grip.node, to);
  else ringAt(input, grip.node, to);
  return true;
}

/** Only the ring follows the hand: drawing the map again for every move would be slow. */
function ringAt({ layout, staged, outline }: PenInput, node: string, at: Point): void {
  const { radius } = nodeAt(layout, node);
  outline.current?.setAttribute('visibility', 'visible');
  outline.current?.setAttribute('transform', `translate(${xy(at)})`);
  outline.current?.setAttribute('r', String((radius + 4) * staged.scale.disc));
}

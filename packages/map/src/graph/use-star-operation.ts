import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { Intent } from '../board/gesture.ts';
import { intentOf, type KeyIntent } from '../board/keys.ts';
import { type Point, xy } from '../board/sheet.ts';
import type { Hands } from '../board/use-gestures.ts';
import { nodeAt, type StarLayout } from './layout.ts';
import { type Grip, grippedAt, type StarPen, stroke } from './pen.ts';
import { FINGER, MOUSE, type Picked, pickedAt } from './picking.ts';
import type { Staged } from './star-drawing.tsx';
import type { StarViewing } from './use-star-viewing.ts';
import { type Direction, toward } from './walking.ts';

/** Callbacks to the page when the user operates the map. */
export interface StarOperations {
  /** A node was tapped or chosen. */
  readonly onNode?: (node: string) => void;
  readonly onForce?: (force: string, node: string) => void;
  /** Space: the node joins the series. As onNode if left out. */
  readonly onStep?: (node: string) => void;
  /** Backspace: one step less. */
  readonly onBack?: () => void;
  /** Escape: leaves the current action. */
  readonly onLeave?: () => void;
  /** N and Shift N: the next or last force without an order. */
  readonly onNext?: (by: 1 | -1) => void;
}

export interface StarOperationInput {
  readonly viewing: StarViewing;
  readonly layout: StarLayout;
  readonly staged: Staged;
  readonly operations: StarOperations;
  /** Null: nothing is drawn. */
  readonly pen: StarPen | null;
  /** The node that the keyboard starts from. */
  readonly start: string | null;
  readonly isOperated: boolean;
  readonly selected: string | null;
  readonly selectedForce: string | null;
  /** The ring that follows the mouse. */
  readonly outline: RefObject<SVGCircleElement | null>;
  /** Moves the keyboard's focus. */
  readonly focus: (node: string) => void;
}

export interface StarOperation {
  /** The node that the keyboard is on. */
  readonly cursor: string | null;
  /** The focus has come to a node, by a key or with a tap. */
  readonly arrive: (node: string, isByKey: boolean) => void;
  readonly choose: (node: string) => void;
  readonly chooseForce: (force: string, node: string) => void;
  readonly hands: Hands;
  readonly press: (event: KeyboardEvent<HTMLElement>) => void;
  readonly release: (event: KeyboardEvent<HTMLElement>) => void;
}

const NO_POINT: Point = { x: 0, y: 0 };
/** How much nearer the map comes under a finger that could mean two nodes. */
const NEARER = 2;

/** Turns gestures and keys into calls to the page. Does not decide what is legal. */
export function useStarOperation(input: StarOperationInput): StarOperation {
  const { selected, operations, isOperated, pen } = input;
  const grip = useRef<Grip | null>(null);
  const [known, keep] = useState<{ readonly node: string | null; readonly selected: string | null }>({
    node: selected ?? input.start,
    selected,
  });
  // The cursor follows the selection to another node, so that the keys go on from there.
  const followed = known.selected === selected ? known : { node: selected ?? known.node, selected };
  if (followed !== known) keep(followed);
  // A node may leave the chart while a map is drawn.
  const cursor = followed.node !== null && input.layout.byId.has(followed.node) ? followed.node : input.start;
  const moveCursor = (node: string): void => keep({ node, selected });
  const choose = (node: string): void => {
    if (pen !== null) pen.onTap({ at: nodeAt(input.layout, node).at, node, path: null });
    else if (isOperated) operations.onNode?.(node);
  };
  const chooseForce = (force: string, node: string): void => {
    if (isOperated) operations.onForce?.(force, node);
  };
  return {
    cursor,
    arrive: (node, isByKey) => {
      moveCursor(node);
      if (isByKey) input.viewing.reveal([node]);
    },
    choose,
    chooseForce,
    hands: {
      isOnGrip: (at) => {
        grip.current = grippedAt(input, at);
        return grip.current !== null;
      },
      act: (intent, isTouch) => {
        if (pen === null || !stroke(input, pen, grip.current, intent, isTouch))
          act(input, { choose, chooseForce, cursor }, intent, isTouch);
      },
      hover: (at) => hover(input, at),
    },
    press: (event) => {
      const isChord = event.ctrlKey || event.metaKey || event.altKey;
      const intent = starKey(input.layout, cursor, { key: event.key, shift: event.shiftKey, isChord });
      // Enter is left to the button that has the focus.
      if (intent === null || intent.type === 'choose') return;
      event.preventDefault();
      obey(input, intent, cursor);
    },
    // Some browsers press a button when Space is released, whatever became of it before.
    release: (event) => {
      if (event.key === ' ') event.preventDefault();
    },
  };
}

const DIRECTIONS: ReadonlyMap<string, Direction> = new Map([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
]);

/** A key's request with the keyboard on a node; null if the map has no use for it. */
function starKey(
  { nodes }: StarLayout,
  cursor: string | null,
  press: Parameters<typeof intentOf>[0],
): KeyIntent<string> | null {
  const standing = nodes.map(({ node, at }) => ({ id: node.id, at }));
  return intentOf(press, (key) => {
    const direction = DIRECTIONS.get(key);
    return direction === undefined ? null : (toward(standing, cursor, direction) ?? cursor);
  });
}

type Verbs = Pick<StarOperation, 'choose' | 'chooseForce' | 'cursor'>;

function act(input: StarOperationInput, verbs: Verbs, intent: Intent, isTouch: boolean): void {
  const { viewing } = input;
  if (intent.type === 'pan') viewing.pan(intent.by);
  else if (intent.type === 'zoom') viewing.zoom(intent.factor, intent.at, intent.by);
  else if (intent.type === 'tap') tap(input, verbs, intent.at, isTouch);
}

/** The map takes the focus with every tap, so that its keys count. */
function tap(input: StarOperationInput, { choose, chooseForce, cursor }: Verbs, at: Point, isTouch: boolean): void {
  const { node, force, isUnclear } = pick(input, at, isTouch ? FINGER : MOUSE);
  if (isTouch && isUnclear && input.staged.scale.level !== 'hex') {
    input.viewing.zoom(NEARER, at, NO_POINT);
    return;
  }
  const stop = node ?? cursor;
  if (stop !== null) input.focus(stop);
  if (node === null) return;
  if (force === null) choose(node);
  else chooseForce(force, node);
}

const NOTHING: Picked = { node: null, force: null, isUnclear: false };

/** @param reach in pixels */
function pick({ viewing, layout, staged, selectedForce }: StarOperationInput, at: Point, reach: number): Picked {
  const spot = viewing.locate(at);
  if (spot === null) return NOTHING;
  return pickedAt({ layout, ...staged, selected: selectedForce }, spot.at, reach * spot.pixel);
}

/** The ring follows the mouse only by attributes: rendering the map for every move would be slow. */
function hover(input: StarOperationInput, at: Point | null): void {
  const { layout, staged, outline } = input;
  const picked = at === null ? NOTHING : pick(input, at, MOUSE);
  outline.current?.setAttribute('visibility', picked.node === null ? 'hidden' : 'visible');
  if (picked.node === null) return;
  const { at: middle, radius } = nodeAt(layout, picked.node);
  outline.current?.setAttribute('transform', `translate(${xy(middle)})`);
  outline.current?.setAttribute('r', String((radius + 4) * staged.scale.disc));
}

function obey(
  { viewing, layout, operations, pen, isOperated, focus }: StarOperationInput,
  intent: Exclude<KeyIntent<string>, { type: 'choose' }>,
  cursor: string | null,
): void {
  if (intent.type === 'move') focus(intent.to);
  else if (intent.type === 'step') {
    if (pen !== null && cursor !== null) pen.onTap({ at: nodeAt(layout, cursor).at, node: cursor, path: null });
    else if (isOperated && cursor !== null) (operations.onStep ?? operations.onNode)?.(cursor);
  } else if (intent.type === 'back') operations.onBack?.();
  else if (intent.type === 'leave') operations.onLeave?.();
  else if (intent.type === 'next') operations.onNext?.(intent.by);
  else if (intent.type === 'zoom') viewing.zoomBy(intent.factor);
  else viewing.fit();
}

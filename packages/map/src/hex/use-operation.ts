import type { PieceId } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { Intent } from '../board/gesture.ts';
import type { KeyIntent } from '../board/keys.ts';
import { TOUCHABLE_FROM } from '../board/levels.ts';
import { type Point, xy } from '../board/sheet.ts';
import type { Hands } from '../board/use-gestures.ts';
import type { OrderArrow } from './arrows.ts';
import { type Cursor, following } from './cursor.ts';
import { keyIntent } from './keys.ts';
import { centreOf, type Layout } from './layout.ts';
import type { Placed } from './placement.ts';
import type { Reached } from './reached.ts';
import type { Pen } from './spot.ts';
import type { Viewing } from './use-viewing.ts';

/** Callbacks to the page when the user operates the map. */
export interface Operations {
  /** A hex was tapped or chosen, or entered by a drag while a path is drawn. */
  readonly onHex?: (hex: HexKey) => void;
  readonly onPiece?: (piece: PieceId, hex: HexKey) => void;
  /** Space, or a drag from the selected piece: the hex joins the path. As onHex if left out. */
  readonly onStep?: (hex: HexKey) => void;
  /** Backspace: one hex less. */
  readonly onBack?: () => void;
  /** Escape: leaves the current action. */
  readonly onLeave?: () => void;
  /** N and Shift N: the next or last unit without an order. */
  readonly onNext?: (by: 1 | -1) => void;
}

export interface OperationInput {
  readonly viewing: Viewing;
  readonly layout: Layout;
  readonly places: readonly Placed[];
  readonly start: HexKey;
  readonly operations: Operations;
  readonly pen: Pen | null;
  readonly isOperated: boolean;
  readonly isDrawing: boolean;
  readonly selected: PieceId | null;
  readonly reach: readonly Reached[];
  readonly arrows: readonly OrderArrow[];
  /** The outline that follows the mouse. */
  readonly outline: RefObject<SVGPathElement | null>;
}

export interface Operation {
  /** The hex that keys act on and that is read out. */
  readonly cursor: HexKey;
  readonly moveCursor: (hex: HexKey) => void;
  readonly hands: Hands;
  readonly press: (event: KeyboardEvent<HTMLElement>) => void;
}

interface Verbs {
  readonly step: (hex: HexKey) => void;
  readonly choose: (hex: HexKey, piece: PieceId | null) => void;
  readonly moveCursor: (hex: HexKey) => void;
}

/** Turns gestures and keys into calls to the page. Does not decide what is legal. */
export function useOperation(input: OperationInput): Operation {
  const { places, selected } = input;
  const [known, keep] = useState<Cursor>({ hex: input.start, selected: null });
  const followed = following(
    known,
    selected,
    places.map(({ counter }) => counter),
  );
  if (followed !== known) keep(followed);
  const { hex: cursor } = followed;
  const moveCursor = (hex: HexKey): void => keep({ hex, selected });
  const lastDrawn = useRef<HexKey | null>(null);
  const pressed = useRef<Point | null>(null);
  const verbs = { ...verbsOf(input), moveCursor };
  return {
    cursor,
    moveCursor,
    hands: {
      isOnGrip: (at) => {
        pressed.current = at;
        return input.pen !== null || isOnGrip(input, at, lastDrawn);
      },
      act: (intent, isTouch) => {
        if (input.pen === null || !stroke(input, input.pen, intent, pressed, moveCursor))
          act(input, verbs, intent, isTouch, lastDrawn);
      },
      hover: (at) => hover(input, at),
    },
    press: (event) => {
      const isChord = event.ctrlKey || event.metaKey || event.altKey;
      const intent = keyIntent(input.layout.size, cursor, { key: event.key, shift: event.shiftKey, isChord });
      if (intent === null) return;
      event.preventDefault();
      obey(input, verbs, intent, cursor);
    },
  };
}

/** A pen's handling of a tap or a drag; false: it leaves the intent to the map. */
function stroke(
  { viewing }: OperationInput,
  pen: Pen,
  intent: Intent,
  pressed: RefObject<Point | null>,
  moveCursor: (hex: HexKey) => void,
): boolean {
  if (intent.type !== 'tap' && intent.type !== 'draw') return false;
  const from = intent.type === 'tap' ? null : pressed.current;
  const isFirst = intent.type === 'tap' || from !== null;
  pressed.current = null;
  const touched = [from, intent.at].flatMap((at) => (at === null ? [] : (viewing.spot(at) ?? [])));
  for (const [i, spot] of touched.entries()) {
    pen.onStroke(spot, isFirst && i === 0);
    moveCursor(spot.hex);
  }
  return true;
}

function verbsOf({ operations, pen, isOperated, isDrawing, reach }: OperationInput): Omit<Verbs, 'moveCursor'> {
  if (pen !== null) {
    const choose = (hex: HexKey): void => pen.onStroke({ hex, across: null }, true);
    return { step: choose, choose };
  }
  return {
    step: (hex) => {
      if (isOperated) (operations.onStep ?? operations.onHex)?.(hex);
    },
    choose: (hex, piece) => {
      if (!isOperated) return;
      const isStep = isDrawing && reach.some((one) => one.hex === hex);
      if (piece !== null && !isStep) operations.onPiece?.(piece, hex);
      else operations.onHex?.(hex);
    },
  };
}

function act(
  input: OperationInput,
  verbs: Verbs,
  intent: Intent,
  isTouch: boolean,
  lastDrawn: RefObject<HexKey | null>,
): void {
  const { viewing } = input;
  if (intent.type === 'pan') viewing.pan(intent.by);
  else if (intent.type === 'zoom') viewing.zoom(intent.factor, intent.at, intent.by);
  else if (intent.type === 'tap') tap(viewing, verbs, intent.at, isTouch);
  else if (intent.type === 'draw') {
    const { hex } = viewing.pick(intent.at);
    if (hex === null || hex === lastDrawn.current) return;
    lastDrawn.current = hex;
    verbs.step(hex);
  }
}

function tap(viewing: Viewing, { choose, moveCursor }: Verbs, at: Point, isTouch: boolean): void {
  const size = viewing.hexSize();
  if (isTouch && size < TOUCHABLE_FROM) {
    // Hexes too small for a finger: zoom in instead of guessing.
    viewing.zoom(36 / size, at, { x: 0, y: 0 });
    return;
  }
  const { hex, piece } = viewing.pick(at);
  if (hex === null) return;
  moveCursor(hex);
  choose(hex, piece);
}

function isOnGrip(input: OperationInput, at: Point, lastDrawn: RefObject<HexKey | null>): boolean {
  if (!input.isOperated || !input.isDrawing || input.selected === null) return false;
  const { hex, piece } = input.viewing.pick(at);
  const end = input.arrows.find((arrow) => arrow.piece === input.selected)?.path.at(-1);
  lastDrawn.current = hex;
  return piece === input.selected || (hex !== null && hex === end);
}

/** The outline follows the mouse only by attributes: rendering the map for every move would be slow. */
function hover({ viewing, layout, outline, pen }: OperationInput, at: Point | null): void {
  const hex = at === null ? null : viewing.pick(at).hex;
  pen?.onHover?.(hex);
  outline.current?.setAttribute('visibility', hex === null ? 'hidden' : 'visible');
  if (hex !== null) outline.current?.setAttribute('transform', `translate(${xy(centreOf(layout, hex))})`);
}

function obey(
  { viewing, operations, places, pen }: OperationInput,
  verbs: Verbs,
  intent: KeyIntent<HexKey>,
  cursor: HexKey,
): void {
  if (intent.type === 'move') {
    verbs.moveCursor(intent.to);
    viewing.reveal([intent.to]);
    pen?.onHover?.(intent.to);
  } else if (intent.type === 'choose') {
    verbs.choose(cursor, places.findLast((place) => place.counter.hex === cursor)?.counter.id ?? null);
  } else if (intent.type === 'step') verbs.step(cursor);
  else if (intent.type === 'back') operations.onBack?.();
  else if (intent.type === 'leave') operations.onLeave?.();
  else if (intent.type === 'next') operations.onNext?.(intent.by);
  else if (intent.type === 'zoom') viewing.zoomBy(intent.factor);
  else viewing.fit();
}

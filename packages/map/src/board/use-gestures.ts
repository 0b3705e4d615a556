import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { gesture, IDLE, type Intent, type Mode, wheelFactor } from './gesture.ts';
import type { Point } from './sheet.ts';

/** How far a tap may slip, in pixels: a finger rolls, a mouse does not. */
const SLOP = { touch: 9, mouse: 4 };

export interface PointerHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

export interface Hands {
  /** Whether a drag from a point draws a path instead of moving the map. */
  readonly isOnGrip: (at: Point) => boolean;
  /** Carries out the intents. */
  readonly act: (intent: Intent, isTouch: boolean) => void;
  /** The mouse rests over a point, or has left. */
  readonly hover: (at: Point | null) => void;
}

/** Turns pointers and the wheel over an element into intents. Points are pixels of the element. */
export function useGestures(frame: RefObject<HTMLElement | null>, hands: Hands): PointerHandlers {
  const mode = useRef<Mode>(IDLE);
  const { isOnGrip, act, hover } = hands;
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const factor = wheelFactor(event.ctrlKey ? event.deltaY * 4 : event.deltaY, event.deltaMode);
      latest.current({ type: 'zoom', factor, at: placeIn(element, event), by: { x: 0, y: 0 } }, false);
    };
    // Not React's own: that listener is passive and could not keep the page from scrolling.
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [frame]);

  const take = (type: 'down' | 'move' | 'up' | 'cancel', event: PointerEvent<HTMLElement>): void => {
    const at = placeIn(event.currentTarget, event);
    const isTouch = event.pointerType === 'touch';
    const held = { pointer: event.pointerId, at };
    const input =
      type === 'down'
        ? { type, ...held, isOnGrip: isOnGrip(at), slop: isTouch ? SLOP.touch : SLOP.mouse }
        : { type, ...held };
    const [next, intent] = gesture(mode.current, input);
    mode.current = next;
    if (event.currentTarget.dataset.hand !== next.kind) event.currentTarget.dataset.hand = next.kind;
    if (intent.type !== 'none') act(intent, isTouch);
  };

  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      take('down', event);
    },
    onPointerMove: (event) => {
      if (mode.current.kind !== 'idle') take('move', event);
      else if (event.pointerType === 'mouse') hover(placeIn(event.currentTarget, event));
    },
    onPointerLeave: () => hover(null),
    onPointerUp: (event) => take('up', event),
    onPointerCancel: (event) => take('cancel', event),
  };
}

function placeIn(element: Element, event: { readonly clientX: number; readonly clientY: number }): Point {
  const box = element.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

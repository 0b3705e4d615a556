'use client';
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** For an element that appears when the button pressed disappears: it takes the focus, so that keys continue from there. */
export function useLostFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const appeared = useRef<Element>(null);
  useEffect(() => {
    if (document.activeElement === document.body) appeared.current?.focus({ preventScroll: true });
  }, []);
  return appeared;
}

/**
 * For an element in which a pressed button disappears as its contents change: what stands in its place takes the focus.
 * @param contents changes with them
 * @param successor selects it within the element; null: the element itself
 */
export function useFocusKept<Element extends HTMLElement>(contents: number, successor: string | null) {
  const ref = useRef<Element>(null);
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button disappears with the contents
  useLayoutEffect(() => {
    const found = successor === null ? ref.current : ref.current?.querySelector<HTMLElement>(successor);
    if (isPressed.current && document.activeElement === document.body) found?.focus({ preventScroll: true });
    isPressed.current = false;
  }, [contents, successor]);
  const onClickCapture = () => {
    isPressed.current = true;
  };
  // The reader has gone on elsewhere before the contents changed.
  const onBlurCapture = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) isPressed.current = false;
  };
  return { ref, onClickCapture, onBlurCapture };
}

import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useServed } from './use-served.ts';

/**
 * For a controlled field on a page that the server rendered: `adopt` is called once with the field, as soon as the page
 * works. A reader may have changed it before; React does not call `onChange` for that, and its next render would undo it.
 */
export function useEarlyChoice<Control extends HTMLElement>(
  adopt: (control: Control) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const isServed = useServed();
  const take = useEffectEvent(adopt);
  // Not a passive effect: the render that ends hydration runs before those.
  useLayoutEffect(() => {
    if (isServed && control.current !== null) take(control.current);
  }, [isServed]);
  return control;
}

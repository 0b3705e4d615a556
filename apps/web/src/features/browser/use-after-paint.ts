import { startTransition, useEffect, useState } from 'react';

/**
 * The value as of the last paint: a new one follows once the immediate changes have been painted. For parts that are
 * slow to draw and may update a moment after the touch; a deferred value would start before the paint.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [drawn, draw] = useState(() => value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame callback runs before the paint; what it defers runs after.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => draw(() => value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return drawn;
}

import { startTransition, useEffect, useState } from 'react';

/**
 * The value as of the last picture: a new one follows when what changed with it at once has been painted. For what takes
 * long to draw and may come a moment after the touch; a deferred value would be begun with before the paint.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [drawn, draw] = useState(() => value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame is told before it is painted; what it puts off comes after.
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

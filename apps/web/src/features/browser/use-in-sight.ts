import { type RefObject, useEffect, useRef, useState } from 'react';

/** An element, and whether it has ever been on the screen or close to it. */
export function useInSight<Box extends Element>(): readonly [RefObject<Box | null>, boolean] {
  const box = useRef<Box>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '200px',
    });
    if (box.current !== null && !isSeen) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [isSeen]);
  return [box, isSeen] as const;
}

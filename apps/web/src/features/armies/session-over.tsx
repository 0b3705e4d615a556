'use client';
import { useEffect, useRef } from 'react';
import { Problem } from '../shell/problem.tsx';

interface SessionOverProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** In place of lists that were shown while the session lasted. What had the focus goes with them: the way on takes it. */
export function SessionOver({ error, retry }: SessionOverProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.querySelector('a')?.focus();
  }, []);
  return (
    <div ref={ref}>
      <Problem error={error} retry={retry} />
    </div>
  );
}

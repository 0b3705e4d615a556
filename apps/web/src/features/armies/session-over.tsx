'use client';
import { useEffect, useRef } from 'react';
import { Problem } from '../shell/problem.tsx';

interface SessionOverProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * Replaces the lists when the session is over. The focused element disappears with them, so the link takes the focus.
 */
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

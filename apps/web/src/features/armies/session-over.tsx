'use client';
import { useEffect, useRef } from 'react';
import { refusalOf } from '../api/provider.tsx';
import { Problem } from '../shell/problem.tsx';
import { Refused } from '../shell/refused.tsx';

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
  const refusal = refusalOf(error);
  return (
    <div ref={ref}>
      {refusal === null ? <Problem error={error} retry={retry} /> : <Refused refusal={refusal} as="h2" />}
    </div>
  );
}

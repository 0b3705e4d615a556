import { type ReactNode, useCallback } from 'react';
import { Notice } from './notice.tsx';

/**
 * What is wrong with a form whose button is always in sight: where it may be out of sight itself, the page scrolls to
 * it as it appears and when it changes.
 */
export function SeenProblem({ children }: { readonly children: ReactNode }) {
  const show = useCallback((box: HTMLElement | null) => box?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={show} className="mt-4">
      <Notice kind="danger" live>
        {children}
      </Notice>
    </div>
  );
}
